import type { Analyzer, CheckResults, LanguageCode } from '@longhand/analysis';
import type {
  CheckerName,
  CheckerSettings,
  CheckerState,
  GrammarWorkerInput,
  GrammarWorkerOutput,
  SpellingResults,
  SpellingWorkerInput,
  SpellingWorkerOutput,
} from './checker-messages.ts';

/** A running checker worker. */
export type CheckerWorker<To, From> = {
  send(message: To): void;
  /** `broken` is called when the worker could not be started. */
  listen(hear: (message: From) => void, broken: () => void): void;
  stop(): void;
};

type Dependencies = {
  analyzer: Pick<Analyzer, 'nextCheckRequest'>;
  startSpelling: () => CheckerWorker<SpellingWorkerInput, SpellingWorkerOutput>;
  startGrammar: () => CheckerWorker<GrammarWorkerInput, GrammarWorkerOutput>;
  now: () => number;
  /** Calls back after this many milliseconds; with 0, after the messages already queued have been handled. */
  schedule: (milliseconds: number, act: () => void) => void;
  onResults: () => void;
  onStatus: (part: CheckerName, state: CheckerState, language: LanguageCode) => void;
  /** All requests are answered, and the results have been taken. */
  onIdle: () => void;
};

/** The page redraws its marks and panel for each batch of results, so results are announced at most this often. */
const resultsIntervalMs = 1_000;
/** While the user types, results wait for a pause this long, or until the maximum wait has passed. */
const typingPauseMs = 500;
const maxWaitMs = 3_000;

/**
 * Sends the words and sentences of a text to the checkers and buffers their results until they are taken. The analysis never waits: the
 * text is scanned in slices between two messages of the page.
 */
export function createCheckerScheduler(deps: Dependencies) {
  let setting: CheckerSettings | null = null;
  let spelling: CheckerWorker<SpellingWorkerInput, SpellingWorkerOutput> | null = null;
  let grammar: CheckerWorker<GrammarWorkerInput, GrammarWorkerOutput> | null = null;
  let language: LanguageCode = 'und';
  let isScheduled = false;
  let isAnnounced = false;
  let pendingResults: CheckResults = {};
  let uncheckedSentences: string[] = [];
  let typedAt = Number.NEGATIVE_INFINITY;
  let takenAt = Number.NEGATIVE_INFINITY;
  let lastRequestId = 0;
  /** The last unanswered request to each checker. */
  const openRequests = new Map<CheckerName, number>();

  const isIdle = () =>
    !isScheduled && !isAnnounced && openRequests.size === 0 && uncheckedSentences.length === 0;
  const notifyIfIdle = () => isIdle() && deps.onIdle();

  const addRequest = (part: CheckerName) => {
    openRequests.set(part, ++lastRequestId);

    return lastRequestId;
  };
  const completeRequest = (part: CheckerName, question = openRequests.get(part)) => {
    if (openRequests.get(part) !== question) return;
    openRequests.delete(part);
    askGrammar();
    notifyIfIdle();
  };

  const bufferResults = ({
    language,
    words = [],
    sentences = [],
    paragraphs = [],
  }: CheckResults) => {
    const isOther = language !== undefined && pendingResults.language !== language;
    const { sentences: sentencesBefore = [] } = pendingResults;
    const { words: wordsBefore = [], paragraphs: paragraphsBefore = [] } = isOther
      ? {}
      : pendingResults;
    pendingResults = {
      ...(language === undefined ? pendingResults : { language }),
      words: [...wordsBefore, ...words],
      sentences: [...sentencesBefore, ...sentences],
      paragraphs: [...paragraphsBefore, ...paragraphs],
    };
  };

  const announceResults = () => {
    if (isAnnounced) return;
    isAnnounced = true;
    whenTypingPauses(deps.onResults, () => takenAt + resultsIntervalMs);
  };

  /** Runs `act` when typing pauses, at the latest after `maxWaitMs`. */
  const whenTypingPauses = (act: () => void, earliest: () => number = () => 0) => {
    const latest = deps.now() + maxWaitMs;
    const wait = () => {
      const due = Math.max(earliest(), Math.min(typedAt + typingPauseMs, latest));
      const left = Math.max(0, due - deps.now());
      deps.schedule(left, left === 0 ? act : wait);
    };
    wait();
  };

  const handleWords = ({ words, language }: SpellingResults) => {
    bufferResults({ language, words });
    if (words.some(({ suggestions }) => suggestions)) announceResults();
  };

  const handleFailure = (part: CheckerName) => {
    deps.onStatus(part, 'failed', language);
    completeRequest(part);
  };

  const startedSpelling = () => {
    if (spelling) return spelling;
    spelling = deps.startSpelling();
    spelling.listen(
      (said) => {
        if (said.kind === 'state') deps.onStatus('spelling', said.state, said.language);
        else if (said.kind === 'done') completeRequest('spelling', said.question);
        else handleWords(said);
      },
      () => handleFailure('spelling'),
    );

    return spelling;
  };

  const startedGrammar = () => {
    if (grammar) return grammar;
    grammar = deps.startGrammar();
    grammar.listen(
      (said) => {
        if (said.kind === 'state') deps.onStatus('grammar', said.state, language);
        else if (said.kind === 'done') completeRequest('grammar', said.question);
        else if (said.sentences.some(({ diagnostics }) => diagnostics.length > 0)) {
          bufferResults(said);
          announceResults();
        }
      },
      () => handleFailure('grammar'),
    );

    return grammar;
  };

  /** Two checkers at once would starve the page of CPU: grammar runs after the spelling check. */
  const askGrammar = () => {
    if (!setting || uncheckedSentences.length === 0 || openRequests.has('spelling')) return;
    const sentences = uncheckedSentences;
    uncheckedSentences = [];
    const question = addRequest('grammar');
    const isBritish = setting.variety.en === 'en-GB';
    startedGrammar().send({ kind: 'sentences', question, sentences, isBritish });
  };

  const checkNewText = () => {
    isScheduled = false;
    if (!setting) return;
    const asked = deps.analyzer.nextCheckRequest();
    language = asked.language;
    const { words, sentences } = asked;
    if (words.length > 0) {
      const question = addRequest('spelling');
      startedSpelling().send({ kind: 'words', question, language, words, setting });
    }
    if (setting.isGrammarEnabled) uncheckedSentences = [...sentences, ...uncheckedSentences];
    askGrammar();
    if (!asked.isComplete) scheduleCheck();
    notifyIfIdle();
  };

  const scheduleCheck = () => {
    if (isScheduled || !setting) return;
    isScheduled = true;
    whenTypingPauses(checkNewText);
  };

  return {
    /** Sets the dictionaries and whether grammar is checked. The old workers are stopped, which frees their memory. */
    configure(newSettings: CheckerSettings) {
      spelling?.stop();
      grammar?.stop();
      spelling = null;
      grammar = null;
      pendingResults = {};
      isAnnounced = false;
      openRequests.clear();
      uncheckedSentences = [];
      setting = newSettings;
      scheduleCheck();
    },

    isIdle,

    /** The text has changed. */
    scheduleCheck: scheduleCheck,

    /** Adds results from another checker. */
    addResults(answers: CheckResults) {
      bufferResults(answers);
      announceResults();
    },

    /** The user is typing: background work pauses. */
    notifyTyping() {
      typedAt = deps.now();
      spelling?.send({ kind: 'typing' });
      grammar?.send({ kind: 'typing' });
    },

    /** The results since the last call. */
    takeResults(): CheckResults {
      const answers = pendingResults;
      pendingResults = {};
      isAnnounced = false;
      takenAt = deps.now();

      return answers;
    },
  };
}
