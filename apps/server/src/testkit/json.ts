import { jsonPieces } from '../platform/json-pieces.ts';

/** What goes out in pieces, as one string. */
export async function jsonOf(data: unknown): Promise<string> {
  let json = '';
  for await (const piece of jsonPieces(data)) json += piece;

  return json;
}
