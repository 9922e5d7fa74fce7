import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { useServer } from '../../testkit/server.ts';
import { authEvents } from '../tables.ts';

const server = useServer({ env: { TRUSTED_PROXIES: '10.0.0.1' } });

async function recordedIpPrefix(remoteAddress: string) {
  await openBrowser(server.app, remoteAddress).send(
    { method: 'POST', path: '/api/auth/register/request', body: { email: 'ann@example.org' } },
    { headers: { 'x-forwarded-for': '203.0.113.7' } },
  );
  const [event] = await server.services.db.select().from(authEvents);

  return event?.ipPrefix;
}

test('the forwarded address from a trusted proxy is used', async () => {
  expect(await recordedIpPrefix('10.0.0.1')).toBe('203.0.113.0/24');
});

test('the forwarded address from any other client is ignored', async () => {
  expect(await recordedIpPrefix('10.0.0.2')).toBe('10.0.0.0/24');
});
