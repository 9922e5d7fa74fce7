import { expect, test } from 'vitest';
import { ConfigError, isHttps, readConfig } from './env.ts';

test('without environment variables the defaults suit a laptop', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: './data',
    SIGNUP_MODE: 'open',
    ROLE: 'all',
    TRUSTED_PROXIES: [],
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
});

test('PUBLIC_URL determines https and loses its trailing slash', () => {
  const config = readConfig({ PUBLIC_URL: 'https://write.example.org/' });

  expect(config.PUBLIC_URL).toBe('https://write.example.org');
  expect(isHttps(config)).toBe(true);
});

test.each([
  [{ PORT: 'http' }, /^PORT is not a port number$/],
  [{ PORT: '70000' }, /^PORT is not a port number$/],
  [{ PUBLIC_URL: 'write.example.org' }, /^PUBLIC_URL is not an http or https address$/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL is not a postgres/],
  [{ SMTP_URL: 'mail.example.org' }, /^SMTP_URL is not an smtp/],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, everybody' }, /^TRUSTED_PROXIES is not an address or a range$/],
  [{ SIGNUP_MODE: 'shut' }, /^SIGNUP_MODE is none of/],
  [
    { API_URL: 'https://api.example.org', PUBLIC_URL: 'https://write.example.org' },
    /^API_URL is on another origin than PUBLIC_URL \(https:\/\/write\.example\.org\)/,
  ],
  [{ SECRET: 'short' }, /^SECRET is shorter than 32 characters$/],
  [{ ROLE: 'king', LOG_LEVEL: 'loud' }, /^ROLE is none of all, web, worker\nLOG_LEVEL is no log/],
])('%o is rejected with the variable name and the reason', (variables, sentence) => {
  expect(() => readConfig(variables)).toThrow(ConfigError);
  expect(() => readConfig(variables)).toThrow(sentence);
});

test('API_URL may have a different path on the same origin', () => {
  const addresses = { PUBLIC_URL: 'https://example.org', API_URL: 'https://example.org/write/' };

  expect(readConfig(addresses).API_URL).toBe('https://example.org/write');
});

test('trusted proxies accept addresses and ranges', () => {
  expect(readConfig({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1' }).TRUSTED_PROXIES).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '::1',
  ]);
});

test.each([
  'https://wiki.lan',
  'wiki.lan/path',
  'ann@wiki.lan',
  'two words',
  '*.lan',
  'wiki.lan:0',
  'wiki.lan:65536',
  'wiki.lan:http',
  '10.0.0.0/33',
  'fd00::/129',
  '10/8',
  'wiki.lan/8',
  '[fd00::1',
  '10.0.0.0/8, ?',
])('OUTBOUND_ALLOWED_HOSTS cannot be %s', (list) => {
  expect(() => readConfig({ OUTBOUND_ALLOWED_HOSTS: list })).toThrow(
    new ConfigError('OUTBOUND_ALLOWED_HOSTS is not a host, a host:port or a range of addresses'),
  );
});

test('allowed hosts are names with and without port, addresses and ranges', () => {
  const list = 'Wiki.lan, bücher.lan:9000,10.0.0.5,[fd00::5]:80,,fd00::/8';

  expect(readConfig({ OUTBOUND_ALLOWED_HOSTS: list }).OUTBOUND_ALLOWED_HOSTS).toEqual([
    { is: 'host', hostname: 'wiki.lan', port: null },
    { is: 'host', hostname: 'xn--bcher-kva.lan', port: 9000 },
    { is: 'host', hostname: '10.0.0.5', port: null },
    { is: 'host', hostname: 'fd00::5', port: 80 },
    { is: 'range', contains: expect.any(Function) },
  ]);
  expect(readConfig({}).OUTBOUND_ALLOWED_HOSTS).toEqual([]);
});
