import { isIPv4 } from 'node:net';

/**
 * The range an address is in: what is kept and counted instead of the address.
 *
 * @example ipPrefix('203.0.113.7') // '203.0.113.0/24'
 * @example ipPrefix('2001:db8:1:2:3::4') // '2001:db8:1:2::/64'
 */
export function ipPrefix(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0/24');

  const [head = '', tail] = plain.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - before.length - behind.length)).fill('0');

  return `${[...before, ...zeros, ...behind].slice(0, 4).join(':')}::/64`;
}

/** What one household or host has: an IPv4 address, or the range that an IPv6 one is in. */
export function ipOfOne(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');

  return isIPv4(plain) ? plain : ipPrefix(plain);
}

/** From this machine: its own user, or a proxy in front that the operator has not named. */
export function isFromHere(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./i.test(address);
}
