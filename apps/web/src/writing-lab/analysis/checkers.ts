import type { LanguageCode, SentenceRead, Verdict } from '@longhand/analysis';
import type { Variety } from '@longhand/analysis/proofreading';

/** Which checkers there are beside the analysis. Each has a worker of its own and is started when it is first wanted. */
export type CheckerPart = 'spelling' | 'grammar';

/** How a checker fares; `absent`: the language has none. */
export type CheckerState = 'idle' | 'loading' | 'ready' | 'failed' | 'absent';

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
/** A question, or that somebody is typing. */
export type ToSpelling = ({ kind: 'words' } & SpellingQuestion) | { kind: 'typing' };
export type SpellingAnswers = {
  kind: 'answers';
  language: LanguageCode;
  words: readonly Verdict[];
};
export type FromSpelling =
  | SpellingAnswers
  | { kind: 'state'; state: CheckerState; language: LanguageCode };

export type ToGrammar = { sentences: readonly string[]; isBritish: boolean };
export type FromGrammar =
  | { kind: 'answers'; sentences: readonly SentenceRead[] }
  | { kind: 'state'; state: CheckerState };

/** What a page says to the worker of the analysis beside the text itself. */
export type ToCheckers = { kind: 'checkers'; setting: CheckerSetting; again: boolean };
export type FromCheckers = {
  kind: 'checker';
  part: CheckerPart;
  state: CheckerState;
  language: LanguageCode;
};
