import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { visitorOf } from '../../testkit/clients.ts';
import { useServer } from '../../testkit/server.ts';

const developing = useServer({ env: { NODE_ENV: 'development' } });
const serving = useServer();
const look = { method: 'GET', path: '/dev/mail' } as const;

test('a developer reads the newest mail, on the own machine', async () => {
  const { auth } = visitorOf(developing);
  await auth.requestRegistration({ body: { email: 'ann@example.org' } });

  const page = await openBrowser(developing.app).send(look);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('Your Longhand sign-up code');
  expect(page.body).toContain('srcdoc="&lt;!doctype html&gt;');
  expect((await openBrowser(developing.app, '10.0.0.9').send(look)).statusCode).toBe(404);
});

test('anywhere else there is no such page', async () => {
  expect((await openBrowser(serving.app).send(look)).statusCode).toBe(404);
});
