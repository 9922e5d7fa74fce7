import { WholeReader } from '@longhand/analysis/whole';
import {
  createAnalysisHandler,
  type WorkerRequest,
  type WorkerResponse,
} from './analysis-worker-handler.ts';

const answer = createAnalysisHandler(new WholeReader());

self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  const message: WorkerResponse = await answer(data);
  self.postMessage(message);
};
