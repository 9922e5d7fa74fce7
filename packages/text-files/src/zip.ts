import { Inflate } from 'fflate';
import { bounds } from './bounds.ts';
import { FileRefusal } from './file-refusal.ts';

export type ZipEntry = { name: string; packed: number; isEncrypted: boolean };

export type Zip = {
  entries: readonly ZipEntry[];
  has(name: string): boolean;
  /** The unpacked bytes of an entry, or undefined where there is none of that name. */
  read(name: string): Uint8Array<ArrayBuffer> | undefined;
};

type Entry = ZipEntry & { method: number; offset: number };

/**
 * Opens a zip by its directory, which stands at its end; nothing is unpacked until it is read.
 *
 * @throws FileRefusal `broken` without a directory; `unsafe` when what is read grows beyond all bounds
 * @example openZip(bytes).read('word/document.xml')
 */
export function openZip(bytes: Uint8Array<ArrayBuffer>): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map(readDirectory(view, bytes).map((entry) => [entry.name, entry]));
  let left: number = bounds.unpacked;

  return {
    entries: [...entries.values()],
    has: (name) => entries.has(name),

    read(name) {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      if (entry.isEncrypted) throw new FileRefusal('encrypted');
      const unpacked = unpack(entry, packedBytes(entry, view, bytes), Math.min(left, bounds.part));
      left -= unpacked.length;

      return unpacked;
    },
  };
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const endLength = 22;
const entryLength = 46;
const localLength = 30;

function readDirectory(view: DataView, bytes: Uint8Array): Entry[] {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > bounds.parts) throw new FileRefusal('unsafe');
  const entries: Entry[] = [];
  for (let at = view.getUint32(end + 16, true); entries.length < count; ) {
    if (at + entryLength > view.byteLength || view.getUint32(at, true) !== entryMark) {
      throw new FileRefusal('broken');
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

/** The directory ends with a comment of unknown length, so its end is looked for from the back. */
function endOf(view: DataView): number {
  const earliest = Math.max(0, view.byteLength - endLength - 0xffff);
  for (let at = view.byteLength - endLength; at >= earliest; at--) {
    if (view.getUint32(at, true) === endMark) return at;
  }

  throw new FileRefusal('broken');
}

function nameOf(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (failure) {
    if (isUtf8) throw new FileRefusal('broken');
    if (!(failure instanceof TypeError)) throw failure;

    return new TextDecoder('ibm866').decode(bytes); // an archive from before UTF-8: only the ASCII of it is sure
  }
}

function packedBytes({ offset, packed }: Entry, view: DataView, bytes: Uint8Array): Uint8Array {
  if (offset + localLength > view.byteLength || view.getUint32(offset, true) !== localMark) {
    throw new FileRefusal('broken');
  }
  const start =
    offset + localLength + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > view.byteLength) throw new FileRefusal('broken');

  return bytes.subarray(start, start + packed);
}

const stored = 0;
const deflated = 8;
const step = 65_536;

/** What a zip says of its sizes may be a lie, so what comes out is counted while it comes. */
function unpack({ method }: Entry, packed: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  if (method === stored) {
    if (packed.length > most) throw new FileRefusal('unsafe');

    return packed.slice();
  }
  if (method !== deflated) throw new FileRefusal('broken');

  const chunks: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((chunk) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length > most) throw new FileRefusal('unsafe');
  });
  try {
    for (let at = 0; at < packed.length; at += step) {
      inflate.push(packed.subarray(at, at + step), at + step >= packed.length);
    }
  } catch (failure) {
    throw failure instanceof FileRefusal ? failure : new FileRefusal('broken');
  }

  return joined(chunks, length);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }

  return whole;
}
