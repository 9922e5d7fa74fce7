import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { visitorClients } from '../../testkit/clients.ts';
import { useServer } from '../../testkit/server.ts';

const devServer = useServer({ env: { NODE_ENV: 'development' } });
const productionServer = useServer();
const mailPage = { method: 'GET', path: '/dev/mail' } as const;

test('a developer can read recent emails on the local machine', async () => {
  const { auth } = visitorClients(devServer);
  await auth.requestRegistration({ body: { email: 'ann@example.org' } });

  const page = await openBrowser(devServer.app).send(mailPage);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('Your Longhand sign-up code');
  expect(page.body).toContain('srcdoc="&lt;!doctype html&gt;');
  expect((await openBrowser(devServer.app, '10.0.0.9').send(mailPage)).statusCode).toBe(404);
});

test('outside of development there is no such page', async () => {
  expect((await openBrowser(productionServer.app).send(mailPage)).statusCode).toBe(404);
});
