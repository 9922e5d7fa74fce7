import { expect, test } from 'vitest';
import { type Browser, openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { browserOf } from '../../testkit/clients.ts';
import { useServer } from '../../testkit/server.ts';

const server = useServer();
const change = (browser: Browser, headers: Record<string, string | undefined> = {}) =>
  browser.send(
    { method: 'PATCH', path: '/api/settings/preferences', body: { dayStartMinutes: 240 } },
    { headers },
  );
const member = async () => await browserOf(server, await buildUser(server));

test('a change with the token of the own session passes', async () => {
  expect((await change(await member())).statusCode).toBe(200);
});

test('a change without the token, or with a made-up one, is refused', async () => {
  const browser = await member();

  for (const token of ['', 'a.b', 'nonsense', `${browser.cookies.get('XSRF-TOKEN')}x`]) {
    const answer = await change(browser, { 'x-xsrf-token': token });
    expect(answer.json()).toMatchObject({ code: 'csrf' });
    expect(answer.statusCode).toBe(403);
  }
});

test('the token of another session is refused, even as a planted cookie', async () => {
  const [browser, other] = [await member(), await member()];
  browser.cookies.set('XSRF-TOKEN', other.cookies.get('XSRF-TOKEN') ?? '');

  expect((await change(browser)).json()).toMatchObject({ code: 'csrf' });
});

test('the refusal brings the right token, so that the next try passes', async () => {
  const browser = await member();
  browser.cookies.delete('XSRF-TOKEN');
  browser.cookies.set('XSRF-TOKEN', 'old.one');

  expect((await change(browser)).statusCode).toBe(403);
  expect((await change(browser)).statusCode).toBe(200);
});

test('what another site sends is refused with all cookies and tokens right', async () => {
  const browser = await member();

  for (const site of ['cross-site', 'same-site']) {
    const answer = await change(browser, { 'sec-fetch-site': site });
    expect(answer.json()).toMatchObject({ code: 'csrf' });
  }
});

test('a browser that names no site is judged by its origin', async () => {
  const browser = await member();
  const from = (origin?: string) =>
    change(browser, { 'sec-fetch-site': undefined, ...(origin && { origin }) });

  expect((await from('http://localhost:3000')).statusCode).toBe(200);
  expect((await from('http://localhost:80')).statusCode).toBe(200);
  expect((await from('https://elsewhere.example')).statusCode).toBe(403);
  expect((await from('null')).statusCode).toBe(403);
  expect((await from()).statusCode).toBe(403);
});

test('signing in and signing up are guarded too', async () => {
  const browser = openBrowser(server.app);

  for (const path of ['/api/auth/login', '/api/auth/register/request', '/api/auth/setup']) {
    const call = { method: 'POST', path, body: { email: 'ann@example.org' } } as const;
    const answer = await browser.send(call, { headers: { 'x-xsrf-token': '' } });
    expect(answer.json()).toMatchObject({ code: 'csrf' });
  }
});
