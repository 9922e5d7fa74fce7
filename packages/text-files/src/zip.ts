import { Inflate } from 'fflate';
import { FileOpenError } from './file-open-error.ts';
import { sizeLimits } from './size-limits.ts';

export type ZipEntry = { name: string; packed: number; isEncrypted: boolean };

export type Zip = {
  entries: readonly ZipEntry[];
  has(name: string): boolean;
  /** The unpacked bytes of an entry; undefined if it does not exist. */
  read(name: string): Uint8Array<ArrayBuffer> | undefined;
};

type Entry = ZipEntry & { method: number; offset: number };

/**
 * Opens a zip by its central directory; entries are unpacked only when read.
 *
 * @throws FileOpenError `broken` without a directory; `unsafe` if the unpacked size exceeds the limits
 * @example openZip(bytes).read('word/document.xml')
 */
export function openZip(bytes: Uint8Array<ArrayBuffer>): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map(readDirectory(view, bytes).map((entry) => [entry.name, entry]));
  let remainingBytes: number = sizeLimits.unpacked;

  return {
    entries: [...entries.values()],
    has: (name) => entries.has(name),

    read(name) {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      if (entry.isEncrypted) throw new FileOpenError('encrypted');
      const unpacked = unpack(
        entry,
        packedBytes(entry, view, bytes),
        Math.min(remainingBytes, sizeLimits.part),
      );
      remainingBytes -= unpacked.length;

      return unpacked;
    },
  };
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const entryLength = 46;
const localLength = 30;

function readDirectory(view: DataView, bytes: Uint8Array): Entry[] {
  const end = findEndRecord(view);
  const count = view.getUint16(end + 10, true);
  if (count > sizeLimits.parts) throw new FileOpenError('unsafe');
  const entries: Entry[] = [];
  for (let at = view.getUint32(end + 16, true); entries.length < count; ) {
    if (at + entryLength > view.byteLength || view.getUint32(at, true) !== entrySignature) {
      throw new FileOpenError('broken');
    }
    const flags = view.getUint16(at + 8, true);
    const nameLength = view.getUint16(at + 28, true);
    const name = bytes.subarray(at + entryLength, at + entryLength + nameLength);
    entries.push({
      name: nameOf(name, (flags & 0x800) !== 0),
      isEncrypted: (flags & 1) !== 0,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }

  return entries;
}

/** The end record is followed by a comment of unknown length, so search backwards. */
function findEndRecord(view: DataView): number {
  const earliest = Math.max(0, view.byteLength - endLength - 0xffff);
  for (let at = view.byteLength - endLength; at >= earliest; at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }

  throw new FileOpenError('broken');
}

function nameOf(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (failure) {
    if (isUtf8) throw new FileOpenError('broken');
    if (!(failure instanceof TypeError)) throw failure;

    return new TextDecoder('ibm866').decode(bytes); // legacy encoding: only ASCII is reliable
  }
}

function packedBytes({ offset, packed }: Entry, view: DataView, bytes: Uint8Array): Uint8Array {
  if (offset + localLength > view.byteLength || view.getUint32(offset, true) !== localSignature) {
    throw new FileOpenError('broken');
  }
  const start =
    offset + localLength + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > view.byteLength) throw new FileOpenError('broken');

  return bytes.subarray(start, start + packed);
}

const stored = 0;
const deflated = 8;
const chunkSize = 65_536;

/** Declared sizes cannot be trusted, so count bytes while unpacking. */
function unpack({ method }: Entry, packed: Uint8Array, maxBytes: number): Uint8Array<ArrayBuffer> {
  if (method === stored) {
    if (packed.length > maxBytes) throw new FileOpenError('unsafe');

    return packed.slice();
  }
  if (method !== deflated) throw new FileOpenError('broken');

  const chunks: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((chunk) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) throw new FileOpenError('unsafe');
  });
  try {
    for (let at = 0; at < packed.length; at += chunkSize) {
      inflate.push(packed.subarray(at, at + chunkSize), at + chunkSize >= packed.length);
    }
  } catch (failure) {
    throw failure instanceof FileOpenError ? failure : new FileOpenError('broken');
  }

  return concatBytes(chunks, length);
}

function concatBytes(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }

  return whole;
}
