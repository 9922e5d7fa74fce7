import { expect, test } from 'vitest';
import { openBrowser } from '../testkit/browser.ts';
import { useServer } from '../testkit/server.ts';
import { authEvents } from './tables.ts';

const trusting = useServer({ env: { TRUSTED_PROXIES: '10.0.0.1' } });

async function rangeNoted(remoteAddress: string) {
  await openBrowser(trusting.app, remoteAddress).send(
    { method: 'POST', path: '/api/auth/register/request', body: { email: 'ann@example.org' } },
    { headers: { 'x-forwarded-for': '203.0.113.7' } },
  );
  const [event] = await trusting.services.db.select().from(authEvents);

  return event?.ipPrefix;
}

test('a proxy that is named is believed about where a request comes from', async () => {
  expect(await rangeNoted('10.0.0.1')).toBe('203.0.113.0/24');
});

test('anybody else is not', async () => {
  expect(await rangeNoted('10.0.0.2')).toBe('10.0.0.0/24');
});
