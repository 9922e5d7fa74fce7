import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const partBytes = 256 * 1024;

type FilePart = { number: number; content: Uint8Array };

/** Gzips a file and stores it in parts, holding only one of them in memory. Returns its size in bytes before compression. */
export async function storeFileParts(
  file: AsyncIterable<Uint8Array>,
  insertPart: (part: FilePart) => Promise<void>,
): Promise<number> {
  let size = 0;
  const counted = async function* () {
    for await (const bytes of file) {
      size += bytes.length;
      yield bytes;
    }
  };

  let number = 0;
  await pipeline(Readable.from(counted()), createGzip(), async (packed: AsyncIterable<Buffer>) => {
    for await (const content of splitIntoParts(packed)) {
      await insertPart({ number, content });
      number += 1;
    }
  });

  return size;
}

/** Streams a stored file. */
export function readFileParts(
  readPart: (number: number) => Promise<Uint8Array | undefined>,
): Readable {
  const parts = async function* () {
    for (let number = 0; ; number += 1) {
      const part = await readPart(number);
      if (part === undefined) return;
      yield part;
    }
  };

  return Readable.from(parts()).pipe(createGunzip());
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
