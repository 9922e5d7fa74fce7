import { expect, test } from 'vitest';
import { useServer } from '../../testkit/server.ts';
import { parseForwardedFor } from './forwarded-for.ts';

const server = useServer({
  env: { TRUSTED_PROXIES: '10.0.0.0/8', REQUESTS_PER_MINUTE_OF_IP: '3' },
});

async function statusFrom(forwardedFor: string): Promise<number> {
  const { statusCode } = await server.app.inject({
    url: '/api/auth/me',
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': forwardedFor },
  });

  return statusCode;
}

test('one client on four ports shares one rate limit', async () => {
  const ports = ['198.51.100.7:4001', '198.51.100.7:4002', '198.51.100.7', '198.51.100.7:4003'];
  const statuses: number[] = [];
  for (const port of ports) statuses.push(await statusFrom(port));

  expect(statuses).toEqual([401, 401, 401, 429]);
  expect(await statusFrom('198.51.100.8:4001')).toBe(401);
});

test('a client behind two proxies over IPv6 shares one rate limit', async () => {
  const statuses: number[] = [];
  for (const port of [1, 2, 3, 4]) {
    statuses.push(await statusFrom(`[2001:db8::7]:${port}, 10.0.0.9:80`));
  }

  expect(statuses).toEqual([401, 401, 401, 429]);
});

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['203.0.113.7:80', ['203.0.113.7']],
  ['2001:db8::1', ['2001:db8::1']],
  ['[2001:db8::1]', ['2001:db8::1']],
  ['1.1.1.1, unknown, 203.0.113.7:80, [::1]:4', ['203.0.113.7', '::1']],
  ['203.0.113.7, 1.2.3.4:x', []],
  ['', []],
])('%j contains the addresses %j', (header, addresses) => {
  expect(parseForwardedFor(header)).toEqual(addresses);
});
