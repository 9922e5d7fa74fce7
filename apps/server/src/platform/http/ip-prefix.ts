import { isIPv4 } from 'node:net';

/**
 * The network of an address, which is stored and counted instead of the address.
 *
 * @example ipPrefix('203.0.113.7') // '203.0.113.0/24'
 * @example ipPrefix('2001:db8:1:2:3::4') // '2001:db8:1:2::/64'
 */
export function ipPrefix(address: string): string {
  const normalized = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(normalized)) return normalized.replace(/\d+$/, '0/24');

  const [head = '', tail] = normalized.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - before.length - behind.length)).fill('0');

  return `${[...before, ...zeros, ...behind].slice(0, 4).join(':')}::/64`;
}

/** The unit that rate limits count: an IPv4 address, or the /64 network of an IPv6 address. */
export function clientAddressOf(address: string): string {
  const normalized = address.replace(/^::ffff:(?=\d+\.)/i, '');

  return isIPv4(normalized) ? normalized : ipPrefix(normalized);
}

/** A loopback address: a local user, or a local proxy that the operator has not configured. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./i.test(address);
}
