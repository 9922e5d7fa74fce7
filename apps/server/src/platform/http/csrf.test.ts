import { expect, test } from 'vitest';
import { type Browser, openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { signedInBrowser } from '../../testkit/clients.ts';
import { useServer } from '../../testkit/server.ts';

const server = useServer();
const sendChange = (browser: Browser, headers: Record<string, string | undefined> = {}) =>
  browser.send(
    { method: 'PATCH', path: '/api/settings/preferences', body: { dayStartMinutes: 240 } },
    { headers },
  );
const openUserBrowser = async () => await signedInBrowser(server, await buildUser(server));

test("a change with the session's own token passes", async () => {
  expect((await sendChange(await openUserBrowser())).statusCode).toBe(200);
});

test('a change without a token or with an invalid one is rejected', async () => {
  const browser = await openUserBrowser();

  for (const token of ['', 'a.b', 'nonsense', `${browser.cookies.get('XSRF-TOKEN')}x`]) {
    const answer = await sendChange(browser, { 'x-xsrf-token': token });
    expect(answer.json()).toMatchObject({ code: 'csrf' });
    expect(answer.statusCode).toBe(403);
  }
});

test('the token of another session is rejected, even as a planted cookie', async () => {
  const [browser, other] = [await openUserBrowser(), await openUserBrowser()];
  browser.cookies.set('XSRF-TOKEN', other.cookies.get('XSRF-TOKEN') ?? '');

  expect((await sendChange(browser)).json()).toMatchObject({ code: 'csrf' });
});

test('the rejection sets a valid token, so that the next attempt passes', async () => {
  const browser = await openUserBrowser();
  browser.cookies.delete('XSRF-TOKEN');
  browser.cookies.set('XSRF-TOKEN', 'old.one');

  expect((await sendChange(browser)).statusCode).toBe(403);
  expect((await sendChange(browser)).statusCode).toBe(200);
});

test('a cross-site request is rejected even with valid cookies and token', async () => {
  const browser = await openUserBrowser();

  for (const site of ['cross-site', 'same-site']) {
    const answer = await sendChange(browser, { 'sec-fetch-site': site });
    expect(answer.json()).toMatchObject({ code: 'csrf' });
  }
});

test('without Sec-Fetch-Site the Origin header decides', async () => {
  const browser = await openUserBrowser();
  const from = (origin?: string) =>
    sendChange(browser, { 'sec-fetch-site': undefined, ...(origin && { origin }) });

  expect((await from('http://localhost:3000')).statusCode).toBe(200);
  expect((await from('http://localhost:80')).statusCode).toBe(200);
  expect((await from('https://elsewhere.example')).statusCode).toBe(403);
  expect((await from('null')).statusCode).toBe(403);
  expect((await from()).statusCode).toBe(403);
});

test('sign-in and sign-up require a CSRF token', async () => {
  const browser = openBrowser(server.app);

  for (const path of ['/api/auth/login', '/api/auth/register/request', '/api/auth/setup']) {
    const call = { method: 'POST', path, body: { email: 'ann@example.org' } } as const;
    const answer = await browser.send(call, { headers: { 'x-xsrf-token': '' } });
    expect(answer.json()).toMatchObject({ code: 'csrf' });
  }
});
