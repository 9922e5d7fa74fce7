import { streamJson } from '../platform/json-stream.ts';

/** Collects streamed JSON into one string. */
export async function collectJson(data: unknown): Promise<string> {
  let json = '';
  for await (const piece of streamJson(data)) json += piece;

  return json;
}
