import type { AnalysisDelta, TextChange } from './delta.ts';
import type { AnalysisOptions } from './options.ts';

/**
 * What the page sends to the worker that holds an analyzer. `revision` is the page's own count of
 * document versions; the answer carries it back, so that the page knows which text it speaks of.
 */
export type ToWorker =
  | { kind: 'open'; revision: number; text: string; options: AnalysisOptions }
  | { kind: 'change'; revision: number; changes: readonly TextChange[] }
  | { kind: 'options'; revision: number; options: AnalysisOptions }
  /** Asks for what the checkers have said since: to be sent after `news`. */
  | { kind: 'take-news'; revision: number };

export type FromWorker =
  | { kind: 'delta'; revision: number; delta: AnalysisDelta; milliseconds: number }
  | { kind: 'failed'; revision: number; message: string }
  /** Spelling or grammar have something to say of the text. */
  | { kind: 'news' }
  /** What was answered last has all that the checkers say of the text. */
  | { kind: 'complete' };
