import { ProfileAnalyzer } from '@longhand/analysis/whole';
import {
  createAnalysisHandler,
  type WorkerRequest,
  type WorkerResponse,
} from './analysis-worker-handler.ts';

const answer = createAnalysisHandler(new ProfileAnalyzer());

self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  const message: WorkerResponse = await answer(data);
  self.postMessage(message);
};
