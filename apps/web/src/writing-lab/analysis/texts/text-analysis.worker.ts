import { ProfileAnalyzer } from '@longhand/analysis/whole';
import {
  createAnalysisHandler,
  type TextAnalysisRequest,
  type TextAnalysisResponse,
} from './analysis-worker-handler.ts';

const answer = createAnalysisHandler(new ProfileAnalyzer());

self.onmessage = async ({ data }: MessageEvent<TextAnalysisRequest>) => {
  const message: TextAnalysisResponse = await answer(data);
  self.postMessage(message);
};
