import type { Analyzer } from './analyzer.ts';
import type { AnalysisDelta } from './delta.ts';

export type Steps = {
  /** Lets others have their turn: a worker hears its messages, a page is drawn. */
  pause(): Promise<void>;
  /** Told behind every step how much of the text has been read, 0 to 1. */
  progress?(share: number): void;
  /** An `AbortSignal`, or what stops as one does. */
  signal?: { throwIfAborted(): void };
  /** UTF-16 units of a step, at least; a step ends with a line. */
  units?: number;
};

/** About a tenth of a second of work. */
const unitsAtOnce = 300_000;

/**
 * Takes a whole text as `Analyzer.open` does, step by step, so that a long one can be watched and stopped. What it says is
 * what `open` would. Rejects with what the signal throws when it is aborted; the analyzer then holds what has been read.
 *
 * @example
 * await openInSteps(analyzer, novel, { pause: () => new Promise((go) => setTimeout(go)), progress: showProgress })
 */
export async function openInSteps(
  analyzer: Analyzer,
  text: string,
  { pause, progress, signal, units = unitsAtOnce }: Steps,
): Promise<AnalysisDelta> {
  signal?.throwIfAborted();
  const remove = analyzer.material.paragraphs.length;
  let read = stepEnd(text, 0, units);
  let delta = analyzer.open(text.slice(0, read));
  progress?.(text.length === 0 ? 1 : read / text.length);
  while (read < text.length) {
    await pause();
    signal?.throwIfAborted();
    const next = stepEnd(text, read, units);
    delta = analyzer.change([{ from: read, to: read, insert: text.slice(read, next) }]);
    read = next;
    progress?.(read / text.length);
  }

  return { ...delta, splices: [{ at: 0, remove, insert: analyzer.state.paragraphs }] };
}

/** Behind the first line break that lies a step further on. */
function stepEnd(text: string, from: number, units: number): number {
  const at = text.indexOf('\n', from + units);

  return at < 0 ? text.length : at + 1;
}
