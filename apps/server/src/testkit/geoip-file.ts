import { isIPv4 } from 'node:net';

/**
 * A file of places in MaxMind's format, written from its specification (MaxMind DB file format 2.0), with so much of it as
 * the tests need: networks of both kinds of address, records of 24 bits, texts, whole numbers and objects.
 *
 * @example geoipFile({ '203.0.113.0/24': { country: { iso_code: 'PT' }, city: { names: { en: 'Lisbon' } } } })
 */
export function geoipFile(networks: Record<string, Value>, kind = 'GeoLite2-City'): Buffer {
  const data: Buffer[] = [];
  const root = new Branch();
  let size = 0;
  for (const [network, value] of Object.entries(networks)) {
    root.put(bitsOf(network), size);
    data.push(written(value));
    size += data.at(-1)?.length ?? 0;
  }
  const branches = root.all();
  const separator = Buffer.alloc(separatorBytes);
  const about = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    database_type: kind,
    ip_version: 6,
    node_count: branches.length,
    record_size: 24,
  };

  return Buffer.concat([
    ...branches.map((branch) => branch.written(branches)),
    separator,
    ...data,
    Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'),
    written(about),
  ]);
}

type Value = string | number | { [key: string]: Value };

const separatorBytes = 16;

/** A place in the tree: what follows on a 0 and on a 1, another branch or where the record lies. */
class Branch {
  readonly #ways: (Branch | number | undefined)[] = [undefined, undefined];

  put([bit = 0, ...rest]: number[], record: number): void {
    if (rest.length === 0) {
      this.#ways[bit] = record;
      return;
    }
    const way = this.#ways[bit];
    const next = way instanceof Branch ? way : new Branch();
    this.#ways[bit] = next;
    next.put(rest, record);
  }

  /** Itself and all below it. */
  all(): Branch[] {
    return [this, ...this.#ways.flatMap((way) => (way instanceof Branch ? way.all() : []))];
  }

  written(branches: readonly Branch[]): Buffer {
    const bytes = Buffer.alloc(6);
    this.#ways.forEach((way, index) => {
      const isBranch = way instanceof Branch;
      const to = way === undefined ? 0 : isBranch ? 0 : way + separatorBytes;
      bytes.writeUIntBE(isBranch ? branches.indexOf(way) : branches.length + to, index * 3, 3);
    });

    return bytes;
  }
}

/** The bits of a network; an IPv4 one lies where the address of 128 bits begins with 96 zeros. */
function bitsOf(network: string): number[] {
  const [address = '', length = ''] = network.split('/');
  const isShort = isIPv4(address);
  const bytes = isShort ? address.split('.').map(Number) : wordsOf(address);
  const bits = bytes.flatMap((byte) =>
    Array.from({ length: 8 }, (_, at) => (byte >> (7 - at)) & 1),
  );

  return [...Array(isShort ? 96 : 0).fill(0), ...bits.slice(0, Number(length))];
}

function wordsOf(address: string): number[] {
  const [before = '', after = ''] = address.split('::');
  const [left, right] = [before, after].map((part) =>
    part.split(':').filter((word) => word !== ''),
  );
  const zeros = Array(8 - (left?.length ?? 0) - (right?.length ?? 0)).fill('0');

  return [...(left ?? []), ...zeros, ...(right ?? [])].flatMap((word) => {
    const value = Number.parseInt(word, 16);

    return [value >> 8, value & 255];
  });
}

function written(value: Value): Buffer {
  if (typeof value === 'string') return field(2, Buffer.from(value));
  if (typeof value === 'number') return field(6, wholeNumber(value));
  const parts = Object.entries(value).flatMap(([key, inner]) => [written(key), written(inner)]);

  return Buffer.concat([control(7, parts.length / 2), ...parts]);
}

function field(type: number, content: Buffer): Buffer {
  return Buffer.concat([control(type, content.length), content]);
}

/** Three bits of the type, five of the length; from 29 on the rest of the length stands behind. */
function control(type: number, length: number): Buffer {
  if (length < 29) return Buffer.from([(type << 5) | length]);

  return Buffer.from([(type << 5) | 29, length - 29]);
}

function wholeNumber(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);

  return bytes;
}
