import { expect, test } from 'vitest';
import { readConfig } from '../env.ts';
import { createAddressPolicy } from './address-policy.ts';
import { bareHostname } from './allowed-hosts.ts';

const policyFor = (allowed: string) =>
  createAddressPolicy(readConfig({ OUTBOUND_ALLOWED_HOSTS: allowed }).OUTBOUND_ALLOWED_HOSTS);
const site = { hostname: 'site.test', port: 443 };

test.each([
  ['this host', '0.0.0.0', '0.1.2.3'],
  ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ['loopback', '127.0.0.1', '127.255.255.254'],
  ['carrier-grade NAT', '100.64.0.1', '100.100.100.200', '100.127.255.255'],
  ['link-local and metadata', '169.254.0.1', '169.254.169.254', '169.254.170.2', '168.63.129.16'],
  ['protocol assignments and metadata', '192.0.0.1', '192.0.0.192'],
  ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1'],
  ['6to4 relays and benchmarks', '192.88.99.1', '198.18.0.1', '198.19.255.255'],
  ['multicast', '224.0.0.1', '239.255.255.255'],
  ['reserved and broadcast', '240.0.0.1', '255.255.255.255'],
  ['IPv6 unspecified and loopback', '::', '::1'],
  ['IPv4-mapped', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::ffff:0:8.8.8.8'],
  ['IPv4-compatible', '::127.0.0.1', '::8.8.8.8'],
  ['NAT64', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::1'],
  ['6to4', '2002:7f00:1::1', '2002:808:808::1'],
  ['Teredo', '2001::1', '2001:0:4136:e378::1'],
  ['unique local and metadata', 'fc00::1', 'fd00:ec2::254', 'fdff::1'],
  ['IPv6 link-local and site-local', 'fe80::1', 'febf::1', 'fec0::1'],
  ['IPv6 multicast', 'ff02::1', 'ff0e::1'],
  ['IPv6 documentation, discard, benchmarks', '2001:db8::1', '3fff::1', '100::1', '2001:2::1'],
  ['IPv6 outside of 2000::/3', '4000::1', '1::1', 'a000::1'],
  ['with a zone', 'fe80::1%eth0', '2606:4700::1111%eth0'],
  ['no address', '', 'localhost', '0x7f.1', '127.1', '2130706433', '127.0.0.1/8'],
])('%s: %s is not allowed', (_range, ...addresses) => {
  const policy = policyFor('');

  expect(addresses.filter((address) => policy.isAddressAllowed(site, address))).toEqual([]);
});

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '172.15.255.255',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700:4700::1111',
  '2a00:1450:4001:80b::200e',
])('the public address %s is allowed', (address) => {
  expect(policyFor('').isAddressAllowed(site, address)).toBe(true);
});

test('only web ports are allowed', () => {
  const policy = policyFor('');
  const ports = [21, 22, 25, 80, 443, 3000, 5432, 6379, 8080, 8443, 9200];

  expect(ports.filter((port) => policy.isPortAllowed({ ...site, port }))).toEqual([
    80, 443, 8080, 8443,
  ]);
});

test('a listed host may have private addresses on web ports, one listed with a port only on that port', () => {
  const policy = policyFor('wiki.lan, FILES.lan.:9000, 10.0.0.5:5000, [fd00::5]:9000, fd00::6');
  const isOpen = (hostname: string, port: number, address: string) =>
    policy.isPortAllowed({ hostname, port }) &&
    policy.isAddressAllowed({ hostname, port }, address);

  expect(isOpen('wiki.lan', 443, '10.0.0.1')).toBe(true);
  expect(isOpen('wiki.lan', 9000, '10.0.0.1')).toBe(false);
  expect(isOpen('files.lan', 9000, '10.0.0.1')).toBe(true);
  expect(isOpen('files.lan', 443, '10.0.0.1')).toBe(false);
  expect(isOpen('10.0.0.5', 5000, '10.0.0.5')).toBe(true);
  expect(isOpen('fd00::5', 9000, 'fd00::5')).toBe(true);
  expect(isOpen('fd00::6', 80, 'fd00::6')).toBe(true);
  expect(isOpen('a.wiki.lan', 443, '10.0.0.1')).toBe(false);
});

test('a listed range allows its addresses to every host, on web ports', () => {
  const policy = policyFor('10.1.0.0/16,fd12::/32');

  expect(policy.isAddressAllowed(site, '10.1.255.1')).toBe(true);
  expect(policy.isAddressAllowed(site, 'fd12::1')).toBe(true);
  expect(policy.isAddressAllowed(site, '10.2.0.1')).toBe(false);
  expect(policy.isAddressAllowed(site, '::ffff:10.1.0.1')).toBe(false);
  expect(policy.isPortAllowed({ ...site, port: 5432 })).toBe(false);
});

test.each([
  ['http://2130706433/', '127.0.0.1'],
  ['http://0x7f000001/', '127.0.0.1'],
  ['http://0x7f.1/', '127.0.0.1'],
  ['http://0177.0.0.1/', '127.0.0.1'],
  ['http://127.1/', '127.0.0.1'],
  ['http://127.0.0.1./', '127.0.0.1'],
  ['http://①②⑦.⓪.⓪.①/', '127.0.0.1'],
  ['http://127。0。0。1/', '127.0.0.1'],
  ['http://%31%32%37.0.0.1/', '127.0.0.1'],
  ['http://[::1]/', '::1'],
  ['http://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
  ['http://LOCALHOST./', 'localhost'],
])('%s names the host %s', (address, hostname) => {
  expect(bareHostname(new URL(address))).toBe(hostname);
});
