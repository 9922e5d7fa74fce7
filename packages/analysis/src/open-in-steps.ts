import type { Analyzer } from './analyzer-interface.ts';
import type { AnalysisDelta } from './delta.ts';

export type StepOptions = {
  /** Yields to the event loop, so that a worker can receive messages or a page can render. */
  yieldControl(): Promise<void>;
  /** Called after every step with the analyzed share of the text, 0 to 1. */
  onProgress?(share: number): void;
  /** An `AbortSignal` or a compatible object. */
  signal?: { throwIfAborted(): void };
  /** Minimum size of a step in UTF-16 units; a step ends at a line break. */
  units?: number;
};

/** About a tenth of a second of work. */
const defaultStepUnits = 300_000;

/**
 * Opens a text like `Analyzer.open`, step by step, with progress and cancellation. The result equals that of `open`. Rejects with the
 * error of an aborted signal; the analyzer then contains the part analyzed so far.
 *
 * @example
 * await openInSteps(analyzer, novel, { yieldControl: () => new Promise((go) => setTimeout(go)), onProgress: showProgress })
 */
export async function openInSteps(
  analyzer: Analyzer,
  text: string,
  { yieldControl, onProgress, signal, units = defaultStepUnits }: StepOptions,
): Promise<AnalysisDelta> {
  signal?.throwIfAborted();
  const remove = analyzer.analyzedText.paragraphs.length;
  let read = stepEnd(text, 0, units);
  let delta = analyzer.open(text.slice(0, read));
  onProgress?.(text.length === 0 ? 1 : read / text.length);
  while (read < text.length) {
    await yieldControl();
    signal?.throwIfAborted();
    const next = stepEnd(text, read, units);
    delta = analyzer.applyChanges([{ from: read, to: read, insert: text.slice(read, next) }]);
    read = next;
    onProgress?.(read / text.length);
  }

  return { ...delta, splices: [{ at: 0, remove, insert: analyzer.state.paragraphs }] };
}

/** After the first line break at least one step further on. */
function stepEnd(text: string, from: number, units: number): number {
  const at = text.indexOf('\n', from + units);

  return at < 0 ? text.length : at + 1;
}
