import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/db.ts';
import { storeFileParts } from '../../platform/file-parts.ts';
import { streamJson } from '../../platform/json-stream.ts';
import { deleteParts, insertPart } from './data-export-queries.ts';

/**
 * Writes data as gzipped JSON in parts, holding only a few rows in memory. An aborted run may have left parts, and a run presumed dead may
 * still be writing; the digests show whether the stored parts are those written here.
 */
export async function writeParts(
  db: Db,
  copyId: string,
  data: unknown,
): Promise<{ size: number; digests: string }> {
  let digests = '';
  await deleteParts(db, copyId);
  const size = await storeFileParts(toBytes(streamJson(data)), async ({ number, content }) => {
    await insertPart(db, { copyId, number, content });
    digests += createHash('md5').update(content).digest('hex');
  });

  return { size, digests };
}

async function* toBytes(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}
