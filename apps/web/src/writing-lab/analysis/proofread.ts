import type { Analyzer, Answers, LanguageCode } from '@longhand/analysis';
import type {
  CheckerPart,
  CheckerSetting,
  CheckerState,
  FromGrammar,
  FromSpelling,
  SpellingAnswers,
  ToGrammar,
  ToSpelling,
} from './checkers.ts';

/** A worker of a checker, started. */
export type Checker<To, From> = {
  send(message: To): void;
  /** The second is called when it could not be started. */
  listen(hear: (message: From) => void, broken: () => void): void;
  stop(): void;
};

type Parts = {
  analyzer: Pick<Analyzer, 'questions'>;
  startSpelling: () => Checker<ToSpelling, FromSpelling>;
  startGrammar: () => Checker<ToGrammar, FromGrammar>;
  now: () => number;
  /** Calls back after this many milliseconds; after 0 when the messages that came meanwhile have been handled. */
  after: (milliseconds: number, act: () => void) => void;
  news: () => void;
  told: (part: CheckerPart, state: CheckerState, language: LanguageCode) => void;
  /** Everything that was asked has been answered, and the answers have been taken. */
  settled: () => void;
};

/** The page redraws its marks and its panel for each news: no more often than this. */
const betweenNewsMs = 1_000;
/** While somebody types, news wait until the hand has rested for this long, or until they have waited for long enough. */
const typingMs = 500;
const longestWaitMs = 3_000;

/**
 * Passes on what a text would like to know to the checkers, and gathers what they say until it is taken. The analysis never waits
 * for any of it: the text is looked through a part at a time, between two messages of the page.
 */
export function proofreading(parts: Parts) {
  let setting: CheckerSetting | null = null;
  let spelling: Checker<ToSpelling, FromSpelling> | null = null;
  let grammar: Checker<ToGrammar, FromGrammar> | null = null;
  let language: LanguageCode = 'und';
  let isPlanned = false;
  let isTold = false;
  let waiting: Answers = {};
  let unreadSentences: string[] = [];
  let typedAt = Number.NEGATIVE_INFINITY;
  let takenAt = Number.NEGATIVE_INFINITY;
  let lastQuestion = 0;
  /** The last question to each checker that has not answered it yet. */
  const unanswered = new Map<CheckerPart, number>();

  const isSettled = () =>
    !isPlanned && !isTold && unanswered.size === 0 && unreadSentences.length === 0;
  const tellSettled = () => isSettled() && parts.settled();

  const number = (part: CheckerPart) => {
    unanswered.set(part, ++lastQuestion);

    return lastQuestion;
  };
  const done = (part: CheckerPart, question = unanswered.get(part)) => {
    if (unanswered.get(part) !== question) return;
    unanswered.delete(part);
    askGrammar();
    tellSettled();
  };

  const keep = ({ language, words = [], sentences = [], paragraphs = [] }: Answers) => {
    const isOther = language !== undefined && waiting.language !== language;
    const { sentences: sentencesBefore = [] } = waiting;
    const { words: wordsBefore = [], paragraphs: paragraphsBefore = [] } = isOther ? {} : waiting;
    waiting = {
      ...(language === undefined ? waiting : { language }),
      words: [...wordsBefore, ...words],
      sentences: [...sentencesBefore, ...sentences],
      paragraphs: [...paragraphsBefore, ...paragraphs],
    };
  };

  const tellNews = () => {
    if (isTold) return;
    isTold = true;
    atRest(parts.news, () => takenAt + betweenNewsMs);
  };

  /** Acts when the hand rests, at the latest after a while. */
  const atRest = (act: () => void, earliest: () => number = () => 0) => {
    const latest = parts.now() + longestWaitMs;
    const wait = () => {
      const due = Math.max(earliest(), Math.min(typedAt + typingMs, latest));
      const left = Math.max(0, due - parts.now());
      parts.after(left, left === 0 ? act : wait);
    };
    wait();
  };

  const hearWords = ({ words, language }: SpellingAnswers) => {
    keep({ language, words });
    if (words.some(({ suggestions }) => suggestions)) tellNews();
  };

  const fail = (part: CheckerPart) => {
    parts.told(part, 'failed', language);
    done(part);
  };

  const spellingNow = () => {
    if (spelling) return spelling;
    spelling = parts.startSpelling();
    spelling.listen(
      (said) => {
        if (said.kind === 'state') parts.told('spelling', said.state, said.language);
        else if (said.kind === 'done') done('spelling', said.question);
        else hearWords(said);
      },
      () => fail('spelling'),
    );

    return spelling;
  };

  const grammarNow = () => {
    if (grammar) return grammar;
    grammar = parts.startGrammar();
    grammar.listen(
      (said) => {
        if (said.kind === 'state') parts.told('grammar', said.state, language);
        else if (said.kind === 'done') done('grammar', said.question);
        else if (said.sentences.some(({ remarks }) => remarks.length > 0)) {
          keep(said);
          tellNews();
        }
      },
      () => fail('grammar'),
    );

    return grammar;
  };

  /** Two checkers at once would leave the page no processor: grammar is read when the words have been looked up. */
  const askGrammar = () => {
    if (!setting || unreadSentences.length === 0 || unanswered.has('spelling')) return;
    const sentences = unreadSentences;
    unreadSentences = [];
    const question = number('grammar');
    const isBritish = setting.variety.en === 'en-GB';
    grammarNow().send({ kind: 'sentences', question, sentences, isBritish });
  };

  const look = () => {
    isPlanned = false;
    if (!setting) return;
    const asked = parts.analyzer.questions();
    language = asked.language;
    const { words, sentences } = asked;
    if (words.length > 0) {
      const question = number('spelling');
      spellingNow().send({ kind: 'words', question, language, words, setting });
    }
    if (setting.grammar) unreadSentences = [...sentences, ...unreadSentences];
    askGrammar();
    if (!asked.isAll) plan();
    tellSettled();
  };

  const plan = () => {
    if (isPlanned || !setting) return;
    isPlanned = true;
    atRest(look);
  };

  return {
    /** Which dictionaries, and whether grammar is wanted. Who was asked by another setting goes, with the memory that it held. */
    set(given: CheckerSetting) {
      spelling?.stop();
      grammar?.stop();
      spelling = null;
      grammar = null;
      waiting = {};
      isTold = false;
      unanswered.clear();
      unreadSentences = [];
      setting = given;
      plan();
    },

    isSettled,

    /** The text has changed. */
    look: plan,

    /** Takes what somebody else was asked. */
    hear(answers: Answers) {
      keep(answers);
      tellNews();
    },

    /** Somebody is typing: what can wait gives way. */
    typed() {
      typedAt = parts.now();
      spelling?.send({ kind: 'typing' });
      grammar?.send({ kind: 'typing' });
    },

    /** What the checkers have said since the last time. */
    take(): Answers {
      const answers = waiting;
      waiting = {};
      isTold = false;
      takenAt = parts.now();

      return answers;
    },
  };
}
