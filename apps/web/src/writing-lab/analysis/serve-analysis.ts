import {
  type AnalysisDelta,
  type Analyzer,
  type Answers,
  type FromWorker,
  inItsLanguage,
  type ToWorker,
} from '@longhand/analysis';

/**
 * Answers the page's messages, one after the other, with what they changed. The rules of a language are fetched with the
 * first text in it. A failure is an answer too: the page starts anew.
 */
export function serveAnalysis(
  analyzer: Analyzer,
  clock: () => number,
  takeNews: () => Answers = () => ({}),
): (message: ToWorker) => Promise<FromWorker> {
  let last: Promise<unknown> = Promise.resolve();
  const answer = async (message: ToWorker): Promise<FromWorker> => {
    const { revision } = message;
    const start = clock();
    try {
      const delta = await inItsLanguage(analyzer, () =>
        message.kind === 'take-news' ? analyzer.tell(takeNews()) : deltaOf(analyzer, message),
      );

      return { kind: 'delta', revision, delta, milliseconds: clock() - start };
    } catch (error) {
      return { kind: 'failed', revision, message: String(error) };
    }
  };

  return (message) => {
    const answered = last.then(() => answer(message));
    last = answered;

    return answered;
  };
}

function deltaOf(
  analyzer: Analyzer,
  message: Exclude<ToWorker, { kind: 'take-news' }>,
): AnalysisDelta {
  if (message.kind === 'change') return analyzer.change(message.changes);
  if (message.kind === 'options') return analyzer.configure(message.options);
  analyzer.configure(message.options);
  const delta = analyzer.open(message.text);

  // The page has forgotten what it held, whatever the analyzer has.
  return { ...delta, splices: [{ at: 0, remove: 0, insert: analyzer.state.paragraphs }] };
}
