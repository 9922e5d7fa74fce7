import type { Answers, LanguageCode, Unread } from '@longhand/analysis';
import type { CheckerState, ServerAnswer, ServerQuestion } from './checkers.ts';

type Parts = {
  /** The next paragraphs of the text as it stands, so many characters at most. */
  unread: (most: number) => Unread;
  ask: (question: ServerQuestion) => Promise<ServerAnswer>;
  heard: (answers: Answers) => void;
  told: (state: CheckerState, language: LanguageCode) => void;
  /** Nothing is left to ask for now. */
  settled: () => void;
  /** Acts after so many milliseconds, unless what it gives back is called before. */
  after: (milliseconds: number, act: () => void) => () => void;
};

/** Somebody who writes is not read over the shoulder: a paragraph goes out when the hand has rested. */
const restMs = 1_500;
/** After a failure it is tried again by itself, later each time. */
const retriesMs = [15_000, 60_000, 300_000];
/** In UTF-16, with room below what a server of ours takes for the line ends between. */
const charactersAtOnce = 14_000;
const paragraphsAtOnce = 200;

/**
 * Has a text read by a server, a part at a time and one part after the other. What is to be read is looked up when it is sent: an edit
 * in the meantime is read as it stands, and what is there no more is not sent. Off until it is switched on.
 */
export function serverReading({ unread, ask, heard, told, settled, after }: Parts) {
  let isOn = false;
  /** Each switch begins anew: what was asked before is not heard. */
  let switched = 0;
  let stage: 'resting' | 'asking' | 'telling' | 'failed' = 'resting';
  let failures = 0;
  let room = charactersAtOnce;
  let absent: LanguageCode | null = null;
  let isPlanned = false;
  let cancel = () => {};

  const plan = (milliseconds: number) => {
    cancel();
    isPlanned = true;
    cancel = after(milliseconds, () => void next());
  };

  const next = async () => {
    const { language, paragraphs } = unread(room);
    stage = 'resting';
    isPlanned = false;
    if (paragraphs.length === 0 || language === absent) return settled();
    stage = 'asking';
    if (failures === 0) told('loading', language);
    const question = { language, paragraphs: paragraphs.slice(0, paragraphsAtOnce) };
    const asked = switched;
    const answer = await ask(question);
    if (asked === switched) settle(question, answer);
  };

  const settle = (question: ServerQuestion, answer: ServerAnswer) => {
    if (answer.is === 'read') return tell(question, answer.remarks);
    if (answer.is === 'refused') return takeLess(question);
    if (answer.is === 'off') {
      stage = 'resting';
      told('idle', question.language);

      return settled();
    }
    told(answer.is, question.language);
    if (answer.is === 'absent') {
      absent = question.language;
      stage = 'resting';

      return settled();
    }
    stage = 'failed';
    plan(retriesMs[Math.min(failures, retriesMs.length - 1)] ?? restMs);
    failures++;
    settled();
  };

  /** Half of it; a paragraph that is refused by itself counts as read. */
  const takeLess = (question: ServerQuestion) => {
    if (question.paragraphs.length === 1) return tell(question, []);
    room = Math.floor(question.paragraphs.join('').length / 2);
    stage = 'resting';
    plan(0);
  };

  const tell = (
    { language, paragraphs }: ServerQuestion,
    remarks: Extract<ServerAnswer, { is: 'read' }>['remarks'],
  ) => {
    failures = 0;
    stage = 'telling';
    told('ready', language);
    heard({
      language,
      paragraphs: paragraphs.map((paragraph, at) => ({ paragraph, remarks: remarks[at] ?? [] })),
    });
  };

  return {
    set(wanted: boolean) {
      cancel();
      isPlanned = false;
      switched++;
      isOn = wanted;
      stage = 'resting';
      failures = 0;
      room = charactersAtOnce;
      absent = null;
      if (isOn) plan(0);
    },

    /** Whether the server is being asked, or will be in a moment; a retry after a failure does not count. */
    isPending: () =>
      stage === 'asking' || stage === 'telling' || (stage === 'resting' && isPlanned),

    /** The text has changed: what waits to be sent waits until the hand rests. */
    changed() {
      if (isOn && stage === 'resting') plan(restMs);
    },

    /** What was heard is known to the text now: on to the next part. */
    taken() {
      if (isOn && stage === 'telling') plan(0);
    },
  };
}
