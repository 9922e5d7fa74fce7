import type { FromPatternWorker } from './pattern-finder.ts';
import { findPatternMatches, type PatternSearch } from './pattern-matches.ts';

const post = (message: FromPatternWorker) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<PatternSearch>) => {
  post('begun');
  post(findPatternMatches(data));
};
