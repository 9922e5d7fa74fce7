import { expect, test } from 'vitest';
import { pathAfterSignIn } from './path-after-sign-in.ts';

test('the URL decides, then the stored path, then home', () => {
  expect(pathAfterSignIn('/app/goals?a=1#b', '/app/help')).toBe('/app/goals?a=1#b');
  expect(pathAfterSignIn(undefined, '/app/help')).toBe('/app/help');
  expect(pathAfterSignIn(undefined, null)).toBe('/app');
});

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'app', 7])(
  '%s is outside the app and ignored',
  (redirect) => {
    expect(pathAfterSignIn(redirect, null)).toBe('/app');
  },
);

test('sign-in does not redirect to sign-in', () => {
  expect(pathAfterSignIn('/auth/login?redirect=/app', null)).toBe('/app');
});
