import type { CheckResults, LanguageCode, UncheckedParagraphs } from '@longhand/analysis';
import type { CheckerState, ServerCheckRequest, ServerCheckResult } from './checker-messages.ts';

type Dependencies = {
  /** The next unchecked paragraphs of the current text, at most this many characters. */
  nextUnchecked: (most: number) => UncheckedParagraphs;
  request: (question: ServerCheckRequest) => Promise<ServerCheckResult>;
  onResults: (answers: CheckResults) => void;
  onStatus: (state: CheckerState, language: LanguageCode) => void;
  /** Nothing is left to check for now. */
  onIdle: () => void;
  /** Runs `act` after this many milliseconds; the returned function cancels it. */
  schedule: (milliseconds: number, act: () => void) => () => void;
};

/** Unfinished paragraphs are not sent: the text goes out when typing pauses. */
const typingPauseMs = 1_500;
/** Backoff after failures. */
const retryDelaysMs = [15_000, 60_000, 300_000];
/** In UTF-16 units, below the server's own limit to leave room for line breaks. */
const maxCharacters = 14_000;
const maxParagraphs = 200;

/**
 * Sends a text to the grammar server, one part after the other. The paragraphs are looked up when they are sent, so that an edit made
 * meanwhile is included and deleted text is not sent. Off by default.
 */
export function createServerChecker({
  nextUnchecked,
  request,
  onResults,
  onStatus,
  onIdle,
  schedule,
}: Dependencies) {
  let isOn = false;
  /** Incremented by each switch: results of an earlier generation are ignored. */
  let generation = 0;
  let stage: 'resting' | 'asking' | 'telling' | 'failed' = 'resting';
  let failures = 0;
  let characterBudget = maxCharacters;
  let unsupportedLanguage: LanguageCode | null = null;
  let isPlanned = false;
  let cancel = () => {};

  const scheduleNext = (milliseconds: number) => {
    cancel();
    isPlanned = true;
    cancel = schedule(milliseconds, () => void checkNext());
  };

  const checkNext = async () => {
    const { language, paragraphs } = nextUnchecked(characterBudget);
    stage = 'resting';
    isPlanned = false;
    if (paragraphs.length === 0 || language === unsupportedLanguage) return onIdle();
    stage = 'asking';
    if (failures === 0) onStatus('loading', language);
    const question = { language, paragraphs: paragraphs.slice(0, maxParagraphs) };
    const startGeneration = generation;
    const answer = await request(question);
    if (startGeneration === generation) handleResult(question, answer);
  };

  const handleResult = (question: ServerCheckRequest, answer: ServerCheckResult) => {
    if (answer.is === 'read') return deliverRemarks(question, answer.remarks);
    if (answer.is === 'refused') return halveRequest(question);
    if (answer.is === 'off') {
      stage = 'resting';
      onStatus('idle', question.language);

      return onIdle();
    }
    onStatus(answer.is, question.language);
    if (answer.is === 'absent') {
      unsupportedLanguage = question.language;
      stage = 'resting';

      return onIdle();
    }
    stage = 'failed';
    scheduleNext(retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? typingPauseMs);
    failures++;
    onIdle();
  };

  /** Halves the request; a single paragraph that is refused counts as checked. */
  const halveRequest = (question: ServerCheckRequest) => {
    if (question.paragraphs.length === 1) return deliverRemarks(question, []);
    characterBudget = Math.floor(question.paragraphs.join('').length / 2);
    stage = 'resting';
    scheduleNext(0);
  };

  const deliverRemarks = (
    { language, paragraphs }: ServerCheckRequest,
    remarks: Extract<ServerCheckResult, { is: 'read' }>['remarks'],
  ) => {
    failures = 0;
    stage = 'telling';
    onStatus('ready', language);
    onResults({
      language,
      paragraphs: paragraphs.map((paragraph, at) => ({
        paragraph,
        diagnostics: remarks[at] ?? [],
      })),
    });
  };

  return {
    setEnabled(isEnabled: boolean) {
      cancel();
      isPlanned = false;
      generation++;
      isOn = isEnabled;
      stage = 'resting';
      failures = 0;
      characterBudget = maxCharacters;
      unsupportedLanguage = null;
      if (isOn) scheduleNext(0);
    },

    /** Whether a request is in flight or scheduled; a retry after a failure does not count. */
    isPending: () =>
      stage === 'asking' || stage === 'telling' || (stage === 'resting' && isPlanned),

    /** The text has changed: the next request waits for a pause in typing. */
    notifyChanged() {
      if (isOn && stage === 'resting') scheduleNext(typingPauseMs);
    },

    /** The remarks are applied to the text: continue with the next part. */
    notifyApplied() {
      if (isOn && stage === 'telling') scheduleNext(0);
    },
  };
}
