import { WholeReader } from '@longhand/analysis/whole';
import { type FromReader, serveReading, type ToReader } from './serve-reading.ts';

const answer = serveReading(new WholeReader());

self.onmessage = async ({ data }: MessageEvent<ToReader>) => {
  const message: FromReader = await answer(data);
  self.postMessage(message);
};
