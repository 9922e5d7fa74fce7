import { analyze, detectLanguage, loadLanguage } from '@longhand/analysis';
import type { Answer, Question } from './reader.ts';

self.onmessage = async ({ data: { text } }: MessageEvent<Question>) => {
  const language = detectLanguage(text);
  await loadLanguage(language);
  const start = performance.now();
  const analysis = analyze(text, { language, kind: 'fiction' });
  const answer: Answer = { text, analysis, milliseconds: performance.now() - start };

  self.postMessage(answer);
};
