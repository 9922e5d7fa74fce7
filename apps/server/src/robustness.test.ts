import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allEndpoints,
  buildInput,
  buildPath,
  exampleId,
  type NamedEndpoint,
} from './testkit/all-endpoints.ts';
import type { Browser } from './testkit/browser.ts';
import { buildUser } from './testkit/build-user.ts';
import { signedInBrowser } from './testkit/clients.ts';
import { useServer } from './testkit/server.ts';

const server = useServer({ env: { REQUESTS_PER_MINUTE_OF_USER: '1000000' } });
/** After this time no rate limit triggered by one string affects the next. */
const rateLimitWindowMs = 20 * 60_000;
const longTimeout = { timeout: 180_000 };
const endpoints = allEndpoints.filter(({ name }) => name !== 'auth.logout');

/** Strings that have broken other people's servers. */
const hostileStrings = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e\u2066txet',
  'undefined',
  'null',
  'NaN',
  '-1',
  '1e309',
  '9223372036854775808',
  '2147483648',
  '00000000-0000-0000-0000-000000000000',
  '01890a5d-ac96-774b-bcce-b302099a8057',
  "'; drop table users; --",
  '" or ""="',
  '%00',
  '%',
  '../../etc/passwd',
  '$' + '{7*7}',
  '{{constructor}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'بِسْمِ اللَّهِ',
  '\r\nBcc: all@example.org',
  'ann@example.org\r\nBcc: all@example.org',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '2026-11-20T12:00:00.000Z',
  'x'.repeat(300),
  'x'.repeat(20_000),
];

async function expectNoServerError(
  browser: Browser,
  { name, endpoint }: NamedEndpoint,
  text: string,
) {
  const wellFormed = text.toWellFormed();
  const query = buildInput(endpoint.query, wellFormed);
  const pairs = Object.entries(query ?? {}).map(
    ([key, value]) => `${key}=${encodeURIComponent(String(value))}`,
  );
  const body = buildInput(endpoint.body, text);
  for (const path of new Set([buildPath(endpoint, wellFormed), buildPath(endpoint, exampleId)])) {
    const answer = await browser.send({
      method: endpoint.method,
      path: `${path}?${pairs.join('&')}`,
      ...(body === undefined ? {} : { body }),
    });
    const what = `${name} with ${JSON.stringify(text.slice(0, 40))}`;

    expect(answer.statusCode, what).toBeLessThan(500);
    if (answer.statusCode >= 400)
      expect(answer.json(), what).toMatchObject({
        success: false,
        requestId: expect.any(String),
      });
  }
}

test(
  'no hostile string in any field of any endpoint causes a server error',
  longTimeout,
  async () => {
    const browser = await signedInBrowser(server, await buildUser(server));

    for (const text of hostileStrings) {
      for (const endpoint of endpoints) await expectNoServerError(browser, endpoint, text);
      server.clock.advance(rateLimitWindowMs);
    }
  },
);

test('no random text and no random JSON body causes a server error', longTimeout, async () => {
  const browser = await signedInBrowser(server, await buildUser(server));
  const anyText = fc.string({ unit: 'binary', maxLength: 60 });

  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...endpoints),
      anyText,
      fc.jsonValue(),
      async (row, text, json) => {
        await expectNoServerError(browser, row, text);
        if (row.endpoint.body === undefined) return;
        const call = {
          method: row.endpoint.method,
          path: buildPath(row.endpoint, 'x'),
          body: json,
        };
        expect((await browser.send(call)).statusCode).toBeLessThan(500);
      },
    ),
    { numRuns: 150 },
  );
});
