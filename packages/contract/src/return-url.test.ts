import { expect, test } from 'vitest';
import { returnPath } from './return-url.ts';

test.each([
  '/',
  '/app',
  '/app/goals?page=2#top',
  '/app/writing-lab/samples?search=a%2Fb&tag=%C3%A9',
  '/app/profile/42',
  '/app?next=https://example.org/',
  '/app/news/category/sci-fi',
  '/auth/accept-invitation#token=abc',
  '/apiary',
])('%s is accepted as a path of this app', (path) => {
  expect(returnPath(path)).toBe(path);
});

/** Known open redirect payloads. */
const evasions = [
  '',
  'evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/app\\..\\..\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\r\nLocation: https://evil.example',
  '/app\r\nSet-Cookie: sid=1',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/\u00a0/evil.example',
  '/\u2028/evil.example',
  '/\u200b/evil.example',
  '\ufeff//evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  '/app/..//evil.example',
  '/app/../..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/app/%2e%2e//evil.example',
  '/%5cevil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%00',
  '/%',
  '/%ff',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example@localhost:3000',
  '//localhost:3000@evil.example',
  '@evil.example',
  '.evil.example',
  ':80',
  '?next=//evil.example',
  '#//evil.example',
  '/api',
  '/api/',
  '/api/auth/logout',
  '/API/auth/logout',
  '/./api/auth/logout',
  '/app/../api/auth/logout',
  '/app/..',
  '/app/.',
  '/app//goals',
  '/app%2f%2fgoals',
  '/%2fevil.example',
  '/%2f%2fevil.example',
  '/%09/evil.example',
  '/／evil.example/..',
  '/%61pi/auth/logout',
  '/app/%2e%2e/api/auth/logout',
  '/app/%2E%2E/%41PI/x',
  '/auth/external-login/Google',
  '/auth/External-Login/Google?returnUrl=/app',
  '/dev/mail',
  '/\ud800',
  `/${'x'.repeat(2_000)}`,
];

test.each(evasions)('%j is rejected', (path) => {
  expect(returnPath(path)).toBeNull();
});

test('values that are not strings are rejected', () => {
  for (const other of [undefined, null, 1, {}, ['/app'], { toString: () => '/app' }]) {
    expect(returnPath(other)).toBeNull();
  }
});

test('an accepted path stays the same when parsed again', () => {
  for (const path of ['/app/é', '/app?x=é', '/app#é', '/app/写作']) {
    const once = returnPath(path);
    expect(once).not.toBeNull();
    expect(returnPath(once)).toBe(once);
    expect(once).toMatch(/^\/[\x21-\x7e]*$/);
  }
});
