import type { AnalysisDelta, TextChange } from './delta.ts';
import type { AnalysisOptions } from './options.ts';

/**
 * Messages from the page to the analysis worker. `revision` is the page's document version; the response returns it, so that the page
 * knows which text it refers to.
 */
export type WorkerRequest =
  | { kind: 'open'; revision: number; text: string; options: AnalysisOptions }
  | { kind: 'change'; revision: number; changes: readonly TextChange[] }
  | { kind: 'options'; revision: number; options: AnalysisOptions }
  /** Requests the new checker results: sent after `news`. */
  | { kind: 'take-news'; revision: number };

export type WorkerResponse =
  | { kind: 'delta'; revision: number; delta: AnalysisDelta; milliseconds: number }
  | { kind: 'failed'; revision: number; message: string }
  /** New spelling or grammar results are available. */
  | { kind: 'news' }
  /** The last response contains all checker results of the text. */
  | { kind: 'complete' };
