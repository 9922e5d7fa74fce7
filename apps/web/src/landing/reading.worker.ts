import { analyze } from '@longhand/analysis';
import type { Answer, Question } from './reader.ts';

self.onmessage = ({ data: { text } }: MessageEvent<Question>) => {
  const start = performance.now();
  const analysis = analyze(text, { kind: 'fiction' });
  const answer: Answer = { text, analysis, milliseconds: performance.now() - start };

  self.postMessage(answer);
};
