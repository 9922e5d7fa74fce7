import type {
  GrammarDiagnostic,
  LanguageCode,
  SentenceDiagnostics,
  Verdict,
} from '@longhand/analysis';
import type { RegionalVariety } from '@longhand/analysis/proofreading';

/**
 * The checkers that complement the analysis. Spelling and grammar each run in their own worker, started on first use; `server` is the
 * grammar server, which only the page may call.
 */
export type CheckerName = 'spelling' | 'grammar' | 'server';

/** `absent`: the checker does not support the language. `offline`: the server cannot be reached. */
export type CheckerState = 'idle' | 'loading' | 'ready' | 'failed' | 'absent' | 'offline';

export type CheckerSettings = {
  /** URLs of the dictionary files, by name. */
  files: Readonly<Record<string, string>>;
  variety: RegionalVariety;
  /** The grammar checker is large: it is loaded only when the user enables it. */
  isGrammarEnabled: boolean;
};

/** A request to the spelling worker. */
export type SpellingRequest = {
  language: LanguageCode;
  words: readonly string[];
  setting: CheckerSettings;
};
/** A request with its id, or the signal that the user is typing. */
export type SpellingWorkerInput =
  | ({ kind: 'words'; question: number } & SpellingRequest)
  | { kind: 'typing' };
/** All requests up to this one are answered as far as possible. */
type RequestsDone = { kind: 'done'; question: number };
export type SpellingResults = {
  kind: 'answers';
  language: LanguageCode;
  words: readonly Verdict[];
};
export type SpellingWorkerOutput =
  | SpellingResults
  | RequestsDone
  | { kind: 'state'; state: CheckerState; language: LanguageCode };

export type GrammarRequest = { sentences: readonly string[]; isBritish: boolean };
/** A question with its number, or that somebody is typing. */
export type GrammarWorkerInput =
  | ({ kind: 'sentences'; question: number } & GrammarRequest)
  | { kind: 'typing' };
export type GrammarWorkerOutput =
  | { kind: 'answers'; sentences: readonly SentenceDiagnostics[] }
  | RequestsDone
  | { kind: 'state'; state: CheckerState };

/** Paragraphs for the grammar server. */
export type ServerCheckRequest = { language: LanguageCode; paragraphs: readonly string[] };
/**
 * The server's remarks on each paragraph, or why there are none. `refused`: the request is too large. `off`: the user disabled the server
 * check.
 */
export type ServerCheckResult =
  | { is: 'read'; remarks: readonly (readonly GrammarDiagnostic[])[] }
  | { is: 'refused' | 'absent' | 'failed' | 'offline' | 'off' };

/** Messages from the page to the analysis worker besides the text itself. */
export type CheckerCommand =
  | { kind: 'checkers'; setting: CheckerSettings; again: boolean }
  /** The user is typing. */
  | { kind: 'typing' }
  /** Whether paragraphs may be sent to a server. Off by default. */
  | { kind: 'server'; isOn: boolean }
  | { kind: 'server-answer'; question: number; answer: ServerCheckResult };
export type CheckerStatusMessage = {
  kind: 'checker';
  part: CheckerName;
  state: CheckerState;
  language: LanguageCode;
};
/** Asks the page to call the server: only the page knows whether it may. */
export type ServerCheckMessage = { kind: 'ask-server'; question: number } & ServerCheckRequest;
