import { createAnalyzer, type FromWorker, type ToWorker } from '@longhand/analysis';
import { serveAnalysis } from './serve-analysis.ts';

const answer = serveAnalysis(createAnalyzer(), () => performance.now());

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  void answer(data).then((message: FromWorker) => self.postMessage(message));
};
