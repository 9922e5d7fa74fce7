import { analyze, detectLanguage, loadLanguage } from '@longhand/analysis';
import type { AnalysisRequest, AnalysisResponse } from './analysis-client.ts';

self.onmessage = async ({ data: { text } }: MessageEvent<AnalysisRequest>) => {
  const language = detectLanguage(text);
  await loadLanguage(language);
  const start = performance.now();
  const analysis = analyze(text, { language, kind: 'fiction' });
  const answer: AnalysisResponse = { text, analysis, milliseconds: performance.now() - start };

  self.postMessage(answer);
};
