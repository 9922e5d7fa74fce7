import { expect, test } from 'vitest';
import { shellPage } from './shell-page.ts';

const cachedPage = () =>
  new Response(
    '<script type="application/json" id="initial-state">{"nonce":"__NONCE__"}</script>',
    {
      headers: {
        'content-security-policy': "default-src 'self'; style-src 'self' 'nonce-__NONCE__'",
        'content-type': 'text/html; charset=utf-8',
        'content-length': '80',
      },
    },
  );

test('the page and its policy get the same nonce, different for each response', async () => {
  const nonces: string[] = [];
  for (const page of [await shellPage(cachedPage()), await shellPage(cachedPage())]) {
    const nonce = /"nonce":"([^"]+)"/.exec(await page.text())?.[1] ?? '';
    expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(page.headers.has('content-length')).toBe(false);
    nonces.push(nonce);
  }

  expect(new Set(nonces).size).toBe(2);
  expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
});
