import {
  type AnalysisDelta,
  type Analyzer,
  type CheckResults,
  type WorkerRequest,
  type WorkerResponse,
  withLanguageLoaded,
} from '@longhand/analysis';

/**
 * Handles the page's messages one after the other and answers each with a delta. The rules of a language are loaded with its first text. A
 * failure is answered too: the page then opens the text again.
 */
export function serveAnalysis(
  analyzer: Analyzer,
  clock: () => number,
  takeCheckerResults: () => CheckResults = () => ({}),
): (message: WorkerRequest) => Promise<WorkerResponse> {
  let last: Promise<unknown> = Promise.resolve();
  const handle = async (message: WorkerRequest): Promise<WorkerResponse> => {
    const { revision } = message;
    const start = clock();
    try {
      const delta = await withLanguageLoaded(analyzer, () =>
        message.kind === 'take-news'
          ? analyzer.applyCheckResults(takeCheckerResults())
          : deltaOf(analyzer, message),
      );

      return { kind: 'delta', revision, delta, milliseconds: clock() - start };
    } catch (error) {
      return { kind: 'failed', revision, message: String(error) };
    }
  };

  return (message) => {
    const answered = last.then(() => handle(message));
    last = answered;

    return answered;
  };
}

function deltaOf(
  analyzer: Analyzer,
  message: Exclude<WorkerRequest, { kind: 'take-news' }>,
): AnalysisDelta {
  if (message.kind === 'change') return analyzer.applyChanges(message.changes);
  if (message.kind === 'options') return analyzer.configure(message.options);
  analyzer.configure(message.options);
  const delta = analyzer.open(message.text);

  // The page discarded its state, so the delta contains every paragraph.
  return { ...delta, splices: [{ at: 0, remove: 0, insert: analyzer.state.paragraphs }] };
}
