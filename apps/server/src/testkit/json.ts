import { jsonPieces } from '../platform/json-pieces.ts';

/** Collects streamed JSON into one string. */
export async function collectJson(data: unknown): Promise<string> {
  let json = '';
  for await (const piece of jsonPieces(data)) json += piece;

  return json;
}
