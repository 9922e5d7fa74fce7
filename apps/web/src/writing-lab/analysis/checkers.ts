import type { LanguageCode, Remark, SentenceRead, Verdict } from '@longhand/analysis';
import type { Variety } from '@longhand/analysis/proofreading';

/**
 * Which checkers there are beside the analysis. Spelling and grammar have a worker of their own each, started when it is first
 * wanted; `server` is the grammar checker of the installation, which the page asks.
 */
export type CheckerPart = 'spelling' | 'grammar' | 'server';

/** How a checker fares; `absent`: the language has none; `offline`: there is no way to a server. */
export type CheckerState = 'idle' | 'loading' | 'ready' | 'failed' | 'absent' | 'offline';

export type CheckerSetting = {
  /** Addresses of the files of the dictionaries, by name. */
  files: Readonly<Record<string, string>>;
  variety: Variety;
  /** Grammar is fetched only where the writer wants it: it is large. */
  grammar: boolean;
};

/** What the analysis asks of the worker that spells. */
export type SpellingQuestion = {
  language: LanguageCode;
  words: readonly string[];
  setting: CheckerSetting;
};
/** A question with its number, or that somebody is typing. */
export type ToSpelling =
  | ({ kind: 'words'; question: number } & SpellingQuestion)
  | { kind: 'typing' };
/** Everything up to this question has been answered, as far as it can be. */
type QuestionsDone = { kind: 'done'; question: number };
export type SpellingAnswers = {
  kind: 'answers';
  language: LanguageCode;
  words: readonly Verdict[];
};
export type FromSpelling =
  | SpellingAnswers
  | QuestionsDone
  | { kind: 'state'; state: CheckerState; language: LanguageCode };

export type GrammarQuestion = { sentences: readonly string[]; isBritish: boolean };
/** A question with its number, or that somebody is typing. */
export type ToGrammar =
  | ({ kind: 'sentences'; question: number } & GrammarQuestion)
  | { kind: 'typing' };
export type FromGrammar =
  | { kind: 'answers'; sentences: readonly SentenceRead[] }
  | QuestionsDone
  | { kind: 'state'; state: CheckerState };

/** Paragraphs for the grammar checker of the installation. */
export type ServerQuestion = { language: LanguageCode; paragraphs: readonly string[] };
/** What it says of each of them; or why not. `refused`: less of it may be taken; `off`: the writer does not want it. */
export type ServerAnswer =
  | { is: 'read'; remarks: readonly (readonly Remark[])[] }
  | { is: 'refused' | 'absent' | 'failed' | 'offline' | 'off' };

/** What a page says to the worker of the analysis beside the text itself. */
export type ToCheckers =
  | { kind: 'checkers'; setting: CheckerSetting; again: boolean }
  /** Somebody is typing. */
  | { kind: 'typing' }
  /** Whether paragraphs may be given out to a server. Without it they are not. */
  | { kind: 'server'; isOn: boolean }
  | { kind: 'server-answer'; question: number; answer: ServerAnswer };
export type FromCheckers = {
  kind: 'checker';
  part: CheckerPart;
  state: CheckerState;
  language: LanguageCode;
};
/** The page is to ask a server: it alone knows whether it may. */
export type AskServer = { kind: 'ask-server'; question: number } & ServerQuestion;
