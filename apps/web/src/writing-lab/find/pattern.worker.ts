import type { FromPatternWorker } from './pattern-finder.ts';
import { type PatternSearch, patternPlaces } from './pattern-places.ts';

const post = (message: FromPatternWorker) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<PatternSearch>) => {
  post('begun');
  post(patternPlaces(data));
};
