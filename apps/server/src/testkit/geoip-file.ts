import { isIPv4 } from 'node:net';

/**
 * Builds a GeoIP file from the MaxMind DB format 2.0 specification, as far as the tests need it: IPv4 and IPv6 networks, 24-bit records,
 * strings, integers and maps.
 *
 * @example buildGeoIpFile({ '203.0.113.0/24': { country: { iso_code: 'PT' }, city: { names: { en: 'Lisbon' } } } })
 */
export function buildGeoIpFile(
  networks: Record<string, Value>,
  databaseType = 'GeoLite2-City',
): Buffer {
  const data: Buffer[] = [];
  const root = new TreeNode();
  let size = 0;
  for (const [network, value] of Object.entries(networks)) {
    root.insert(networkBits(network), size);
    data.push(encodeValue(value));
    size += data.at(-1)?.length ?? 0;
  }
  const nodes = root.collect();
  const separator = Buffer.alloc(separatorBytes);
  const metadata = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    database_type: databaseType,
    ip_version: 6,
    node_count: nodes.length,
    record_size: 24,
  };

  return Buffer.concat([
    ...nodes.map((branch) => branch.toBuffer(nodes)),
    separator,
    ...data,
    Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'),
    encodeValue(metadata),
  ]);
}

type Value = string | number | { [key: string]: Value };

const separatorBytes = 16;

/** A node of the binary search tree: its children for bits 0 and 1, either a node or a record offset. */
class TreeNode {
  readonly #ways: (TreeNode | number | undefined)[] = [undefined, undefined];

  insert([bit = 0, ...rest]: number[], record: number): void {
    if (rest.length === 0) {
      this.#ways[bit] = record;
      return;
    }
    const way = this.#ways[bit];
    const next = way instanceof TreeNode ? way : new TreeNode();
    this.#ways[bit] = next;
    next.insert(rest, record);
  }

  /** The node and its descendants. */
  collect(): TreeNode[] {
    return [this, ...this.#ways.flatMap((way) => (way instanceof TreeNode ? way.collect() : []))];
  }

  toBuffer(branches: readonly TreeNode[]): Buffer {
    const bytes = Buffer.alloc(6);
    this.#ways.forEach((way, index) => {
      const isBranch = way instanceof TreeNode;
      const to = way === undefined ? 0 : isBranch ? 0 : way + separatorBytes;
      bytes.writeUIntBE(isBranch ? branches.indexOf(way) : branches.length + to, index * 3, 3);
    });

    return bytes;
  }
}

/** The bits of a network; an IPv4 network is prefixed with 96 zeros. */
function networkBits(network: string): number[] {
  const [address = '', length = ''] = network.split('/');
  const isShort = isIPv4(address);
  const bytes = isShort ? address.split('.').map(Number) : ipv6Bytes(address);
  const bits = bytes.flatMap((byte) =>
    Array.from({ length: 8 }, (_, at) => (byte >> (7 - at)) & 1),
  );

  return [...Array(isShort ? 96 : 0).fill(0), ...bits.slice(0, Number(length))];
}

function ipv6Bytes(address: string): number[] {
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

function encodeValue(value: Value): Buffer {
  if (typeof value === 'string') return encodeField(2, Buffer.from(value));
  if (typeof value === 'number') return encodeField(6, encodeUint32(value));
  const parts = Object.entries(value).flatMap(([key, inner]) => [
    encodeValue(key),
    encodeValue(inner),
  ]);

  return Buffer.concat([encodeControl(7, parts.length / 2), ...parts]);
}

function encodeField(type: number, content: Buffer): Buffer {
  return Buffer.concat([encodeControl(type, content.length), content]);
}

/** Three type bits and five length bits; for lengths of 29 and more, the rest follows in the next byte. */
function encodeControl(type: number, length: number): Buffer {
  if (length < 29) return Buffer.from([(type << 5) | length]);

  return Buffer.from([(type << 5) | 29, length - 29]);
}

function encodeUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);

  return bytes;
}
