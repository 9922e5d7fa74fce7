import { expect, test } from 'vitest';
import { afterLogin } from './way-back.ts';

test('the address decides, then what was kept, then home', () => {
  expect(afterLogin('/app/goals?a=1#b', '/app/help')).toBe('/app/goals?a=1#b');
  expect(afterLogin(undefined, '/app/help')).toBe('/app/help');
  expect(afterLogin(undefined, null)).toBe('/app');
});

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'app', 7])(
  '%s leads out of the app and is passed over',
  (redirect) => {
    expect(afterLogin(redirect, null)).toBe('/app');
  },
);

test('sign-in does not lead to sign-in', () => {
  expect(afterLogin('/auth/login?redirect=/app', null)).toBe('/app');
});
