import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Db } from '../../platform/db/db.ts';
import { streamJson } from '../../platform/json-stream.ts';
import { deleteParts, insertPart } from './data-export-queries.ts';

const partBytes = 256 * 1024;

/**
 * Writes data as gzipped JSON in parts, holding only a few rows in memory. An aborted run may have left parts, and a run presumed dead may
 * still be writing; the digests show whether the stored parts are those written here.
 */
export async function writeParts(
  db: Db,
  copyId: string,
  data: unknown,
): Promise<{ size: number; digests: string }> {
  let size = 0;
  const counted = async function* () {
    for await (const piece of streamJson(data)) {
      size += Buffer.byteLength(piece);
      yield Buffer.from(piece);
    }
  };

  let digests = '';
  let number = 0;
  await deleteParts(db, copyId);
  await pipeline(Readable.from(counted()), createGzip(), async (packed: AsyncIterable<Buffer>) => {
    for await (const content of splitIntoParts(packed)) {
      await insertPart(db, { copyId, number, content });
      digests += createHash('md5').update(content).digest('hex');
      number += 1;
    }
  });

  return { size, digests };
}

async function* splitIntoParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const some of bytes) {
    chunks.push(some);
    length += some.length;
    if (length < partBytes) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(chunks);
}
