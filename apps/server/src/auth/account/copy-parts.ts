import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Db } from '../../platform/db/db.ts';
import { jsonPieces } from '../../platform/json-pieces.ts';
import { deleteParts, insertPart } from './copy-queries.ts';

const partBytes = 256 * 1024;

/**
 * Writes data as packed JSON in parts, and never holds more of it than a few rows. A run that broke off may have left parts of its
 * own, and one that is thought dead may still write: the digests tell whether what lies there in the end is what was written here.
 */
export async function writeParts(
  db: Db,
  copyId: string,
  data: unknown,
): Promise<{ size: number; digests: string }> {
  let size = 0;
  const counted = async function* () {
    for await (const piece of jsonPieces(data)) {
      size += Buffer.byteLength(piece);
      yield Buffer.from(piece);
    }
  };

  let digests = '';
  let number = 0;
  await deleteParts(db, copyId);
  await pipeline(Readable.from(counted()), createGzip(), async (packed: AsyncIterable<Buffer>) => {
    for await (const content of inParts(packed)) {
      await insertPart(db, { copyId, number, content });
      digests += createHash('md5').update(content).digest('hex');
      number += 1;
    }
  });

  return { size, digests };
}

async function* inParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const some of bytes) {
    held.push(some);
    length += some.length;
    if (length < partBytes) continue;
    yield Buffer.concat(held);
    held = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(held);
}
