import type { AnalysisDelta, Analyzer, FromWorker, ToWorker } from '@longhand/analysis';

/** Answers the page's messages with what they changed. A failure is an answer too: the page starts anew. */
export function serveAnalysis(
  analyzer: Analyzer,
  clock: () => number,
): (message: ToWorker) => FromWorker {
  return (message) => {
    const { revision } = message;
    const start = clock();
    try {
      const delta = deltaOf(analyzer, message);

      return { kind: 'delta', revision, delta, milliseconds: clock() - start };
    } catch (error) {
      return { kind: 'failed', revision, message: String(error) };
    }
  };
}

function deltaOf(analyzer: Analyzer, message: ToWorker): AnalysisDelta {
  if (message.kind === 'change') return analyzer.change(message.changes);
  if (message.kind === 'options') return analyzer.configure(message.options);
  analyzer.configure(message.options);

  return analyzer.open(message.text);
}
