import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib';
import { FetchError } from './fetch-error.ts';

type BodyLimits = {
  /** Maximum size, as sent and after decompression. */
  maxBytes: number;
  /** Reads a longer body up to the limit instead of failing. */
  isCutAtLimit: boolean;
  signal: AbortSignal;
};

/** The compressions that `readBody` decodes, for the header `Accept-Encoding`. */
export const acceptedEncodings = 'gzip, br, zstd';

/** Reads a body while it arrives and stops at the limit, so that neither a long nor a compressed body fills the memory. */
export async function readBody(
  response: IncomingMessage,
  { maxBytes, isCutAtLimit, signal }: BodyLimits,
): Promise<{ body: Buffer; isCut: boolean }> {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const isTooLong = Number(response.headers['content-length'] ?? 0) > maxBytes;
  if (isTooLong && !isCutAtLimit) throw tooLarge(maxBytes);

  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of decode(response, encoding, maxBytes)) {
    signal.throwIfAborted();
    const part: Buffer = chunk;
    const free = maxBytes - bytes;
    chunks.push(part.subarray(0, free));
    bytes += part.length;
    if (part.length <= free) continue;
    if (!isCutAtLimit) throw tooLarge(maxBytes);

    return { body: Buffer.concat(chunks), isCut: true };
  }

  return { body: Buffer.concat(chunks), isCut: false };
}

function decode(response: IncomingMessage, encoding: string, maxBytes: number): Readable {
  if (encoding === 'identity' || encoding === '') return response;
  const limitSent = async function* (chunks: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  };

  return pipeline(response, limitSent, createDecoder(encoding), () => {}); // the reader of the decoder receives the error
}

/** At most 8 MB of memory per decoder, as RFC 9659 recommends for zstd. */
const zstdOptions = { params: { [constants.ZSTD_d_windowLogMax]: 23 } };

/** One compression only: each further one would multiply what a small body unpacks to. */
function createDecoder(encoding: string): Transform {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress(zstdOptions);
    default:
      throw new FetchError('wrong_type', `content-encoding ${encoding.slice(0, 100)}`);
  }
}

function tooLarge(maxBytes: number): FetchError {
  return new FetchError('too_large', `more than ${maxBytes} bytes`);
}
