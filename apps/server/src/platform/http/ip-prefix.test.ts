import { expect, test } from 'vitest';
import { clientAddressOf, ipPrefix, isLoopbackAddress } from './ip-prefix.ts';

test.each([
  ['203.0.113.7', '203.0.113.0/24', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.0/24', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:DB8::4', '2001:db8:0:0::/64', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64', '0:0:0:0::/64'],
])('%s is in %s and is rate-limited as %s', (address, prefix, one) => {
  expect(ipPrefix(address)).toBe(prefix);
  expect(clientAddressOf(address)).toBe(one);
});

test('loopback addresses are recognized', () => {
  for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) {
    expect(isLoopbackAddress(address)).toBe(true);
  }
  for (const address of ['10.0.0.1', '::2', '2001:db8::1'])
    expect(isLoopbackAddress(address)).toBe(false);
});
