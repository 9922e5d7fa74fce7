import { createAnalyzer, type FromWorker, type ToWorker } from '@longhand/analysis';
import { serveAnalysis } from './serve-analysis.ts';

const answer = serveAnalysis(createAnalyzer(), () => performance.now());

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  const message: FromWorker = answer(data);
  self.postMessage(message);
};
