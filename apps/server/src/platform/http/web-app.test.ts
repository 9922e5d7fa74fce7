import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { signedInBrowser } from '../../testkit/clients.ts';
import { openNode, useServer } from '../../testkit/server.ts';
import { createWebDirectory } from '../../testkit/web-directory.ts';

const webDirectory = createWebDirectory();
afterAll(() => rmSync(webDirectory, { recursive: true }));

const server = useServer({ webDirectory });
const getPage = (path: string, headers = {}) =>
  openBrowser(server.app).send({ method: 'GET', path }, { headers });

function stateIn({ body }: LightMyRequestResponse) {
  const [, json = '{}'] = /id="initial-state">(.*?)<\/script>/.exec(body) ?? [];

  return JSON.parse(json);
}

test('a visitor gets the page without a user and with a fresh nonce, and it is not cached', async () => {
  const [page, again] = [await getPage('/'), await getPage('/')];

  expect(stateIn(page)).toMatchObject({ user: null, signupMode: 'open', version: '0.1.0' });
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['content-security-policy']).toContain(
    `style-src 'self' 'nonce-${stateIn(page).nonce}'`,
  );
  expect(stateIn(again).nonce).not.toBe(stateIn(page).nonce);
  expect(page.cookies.map(({ name }) => name)).toEqual(['pre', 'XSRF-TOKEN']);
});

test('pages with codes or tokens in the URL send no referrer', async () => {
  for (const path of ['/auth/reset-password', '/auth/spotify-callback?code=x&state=y']) {
    expect((await getPage(path)).headers['referrer-policy']).toBe('no-referrer');
  }
  expect((await getPage('/app')).headers['referrer-policy']).toBe(
    'strict-origin-when-cross-origin',
  );
});

test('a signed-in user gets the page with their own state in their language', async () => {
  const user = await buildUser(server, { locale: 'ar' });
  const browser = await signedInBrowser(server, user);
  const page = await browser.send({ method: 'GET', path: '/app/goals/active' });

  expect(stateIn(page).user).toMatchObject({ id: user.id, preferences: { locale: 'ar' } });
  expect(page.body).toContain('<html lang="ar" dir="rtl" data-scheme="light">');
});

test('the offline page is the same for all users and contains no user data', async () => {
  const user = await buildUser(server);
  const browser = await signedInBrowser(server, user);
  const page = await browser.send({ method: 'GET', path: '/page-shell.html' });

  expect(stateIn(page)).toMatchObject({ signupMode: 'open', nonce: '__NONCE__' });
  expect(stateIn(page)).not.toHaveProperty('user');
  expect(page.headers['content-security-policy']).toContain("style-src 'self' 'nonce-__NONCE__'");
  expect(page.headers['set-cookie']).toBeUndefined();
});

test('nothing in the state can close its script element', async () => {
  const user = await buildUser(server, { email: 'a@example.org' });
  const browser = await signedInBrowser(server, user);
  await browser.send({
    method: 'POST',
    path: '/api/auth/complete-registration',
    body: { firstName: '</script><script>alert(1)</script>$&' },
  });
  const page = await browser.send({ method: 'GET', path: '/app' });

  expect(stateIn(page).user.firstName).toBe('</script><script>alert(1)</script>$&');
  expect(page.body).not.toContain('<script>alert');
});

test('a visitor can choose a language in the URL; an unknown one is ignored', async () => {
  expect((await getPage('/auth/signup?lang=ar')).body).toContain('<html lang="ar" dir="rtl"');
  expect((await getPage('/?lang=zh-CN')).body).toContain('<html lang="zh-CN" dir="ltr"');
  expect((await getPage('/?lang=%22%3E')).body).toContain('<html lang="en" dir="ltr"');
});

test('an unknown path gets the page with 404; an unknown API path never gets a page', async () => {
  expect((await getPage('/nowhere')).statusCode).toBe(404);
  expect((await getPage('/nowhere')).body).toContain('initial-state');
  expect((await getPage('/app/profile/7')).statusCode).toBe(200);
  for (const path of ['/api', '/api/nothing', '/assets/gone-c3d4.js']) {
    expect((await getPage(path)).json()).toMatchObject({ success: false, code: 'not_found' });
  }
});

test('the verification status path returns JSON, not a page', async () => {
  const path = '/auth/verification-status?email=ann@example.org&type=Signup';

  expect((await getPage(path)).json()).toMatchObject({ success: true, hasActiveCode: false });
  expect((await getPage(path)).headers['cache-control']).toBe('no-store');
});

test('hashed files are cached forever and sent compressed when accepted', async () => {
  const packed = await getPage('/assets/main-a1b2.js', { 'accept-encoding': 'br' });
  const plain = await getPage('/assets/main-a1b2.js');

  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.body).toBe('plain');
  expect((await getPage('/icon.svg')).headers['cache-control']).toBe('no-cache');
});

test('neither the raw template nor a file outside the directory is served', async () => {
  expect((await getPage('/index.html')).body).not.toContain('<!--initial-state-->');
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2findex.html']) {
    expect((await getPage(path)).body).not.toContain('<!--initial-state-->');
    expect((await getPage(path)).statusCode).not.toBe(200);
  }
});

test('the home page is prerendered in the requested language for visitors and users', async () => {
  const french = (await getPage('/?lang=fr')).body;
  const browser = await signedInBrowser(server, await buildUser(server));

  expect(french).toContain('<div id="root">fr false 900</div>');
  expect(french).toContain('<title>http://localhost:3000</title><link rel="preload" as="font"');
  expect((await browser.send({ method: 'GET', path: '/' })).body).toContain('en true 900');
  expect((await getPage('/')).body).not.toContain('<noscript>');
});

test('the sign-in page is prerendered with its noscript notice; other pages are empty', async () => {
  const { body } = await getPage('/auth/login?redirect=%2Fapp%2Fgoals');

  expect(body).toContain('<div id="root">en false 900</div><noscript>');
  expect((await getPage('/auth/signup')).body).toContain('<div id="root"></div>');
  expect((await getPage('/auth/signup')).body).toContain('<title>Longhand</title>');
});

test("a page preloads its files with the messages of the user's locale", async () => {
  const browser = await signedInBrowser(server, await buildUser(server, { locale: 'ar' }));
  const page = await browser.send({ method: 'GET', path: '/app/goals' });

  for (const file of ['goals-d4', 'ar-f6']) {
    expect(page.body).toContain(`<link rel="modulepreload" crossorigin href="/assets/${file}.js">`);
  }
  expect(page.body).toContain('crossorigin href="/assets/naskh-h8.woff2">'); // its glyph widths affect the layout
  expect(page.body).not.toContain('en-e5');
  expect(page.body).not.toContain('serif-g7');
  expect((await getPage('/')).body).toContain(
    'as="font" type="font/woff2" crossorigin href="/assets/serif-g7',
  );
});

test('a page is compressed as the browser accepts', async () => {
  const encodings = ['br, gzip', 'gzip, br;q=0', 'identity'].map(async (taken) => {
    const { headers } = await getPage('/auth/login', { 'accept-encoding': taken });

    return headers['content-encoding'];
  });

  expect(await Promise.all(encodings)).toEqual(['br', 'gzip', undefined]);
});

test('the prerender module is not served', async () => {
  expect((await getPage('/prerender/prerender.js')).statusCode).toBe(404);
});

test('robots.txt excludes private paths, and the sitemap has every locale', async () => {
  const robots = (await getPage('/robots.txt')).body;
  const sitemap = (await getPage('/sitemap.xml')).body;

  expect(robots).toContain('Disallow: /app\n');
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  expect(sitemap.match(/<url>/g)).toHaveLength(9);
  expect(sitemap).toContain('hreflang="es-MX" href="http://localhost:3000/?lang=es-MX"');
});

test('only the spelling and grammar workers may run WebAssembly', async () => {
  const policies = await Promise.all(
    ['/assets/spelling.worker-a1b2c3.js', '/assets/main-a1b2.js', '/app'].map(
      async (path) => (await getPage(path)).headers['content-security-policy'],
    ),
  );

  expect(policies.map((policy) => String(policy).includes('wasm-unsafe-eval'))).toEqual([
    true,
    false,
    false,
  ]);
});

test('the page state has whether a grammar server exists, but not its URL', async () => {
  const env = { LANGUAGETOOL_URL: 'http://127.0.0.1:8081' };
  const { app } = await openNode(server, { webDirectory, env });
  const withOne = await openBrowser(app).send({ method: 'GET', path: '/' });

  expect(stateIn(withOne)).toMatchObject({ hasGrammarServer: true });
  expect(withOne.body).not.toContain('8081');
  expect(stateIn(await getPage('/'))).not.toHaveProperty('hasGrammarServer');
});

/** Uses a real connection: `inject` passes paths through URL(), which cannot parse some of them. */
test.each(['//', '///', '//[', '/\\', '//evil.example/app', '/[', '/?lang=fr&lang=de'])(
  'the path %s is answered with the page',
  async (path) => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo; // listens on a TCP port, so the address is not a string
    const request = get({ host: '127.0.0.1', port, path, agent: false });
    const [answer]: IncomingMessage[] = await once(request, 'response');
    let body = '';
    for await (const piece of answer ?? []) body += String(piece);

    expect(answer?.statusCode).toBe(path.startsWith('/?') ? 200 : 404);
    expect(body).toContain('<div id="root">');
  },
);
