import { expect, test } from 'vitest';
import { isPublicPath, screenAt, screenFileOf, screens } from './routes.ts';

test('a public path matches itself and its sub-paths', () => {
  expect(isPublicPath('/auth/verify')).toBe(true);
  expect(isPublicPath('/auth/verify/x')).toBe(true);
  expect(isPublicPath('/auth/verifyx')).toBe(false);
  expect(isPublicPath('/')).toBe(true);
  expect(isPublicPath('/app')).toBe(false);
});

test('a path with parameters matches its route', () => {
  expect(screenAt('/app/profile/42')?.path).toBe('/app/profile/:id');
  expect(screenAt('/app/goals/')?.path).toBe('/app/goals');
  expect(screenAt('/app/nope')).toBeUndefined();
});

test('every screen has its own source file', () => {
  const places = screens.map(({ path }) => Object.values(screenFileOf(path)).join('/'));

  expect(new Set(places).size).toBe(screens.length);
  expect(screenFileOf('/app/social/account/:id')).toEqual({ slice: 'social', file: 'account' });
  expect(screenFileOf('/app')).toEqual({ slice: 'home', file: 'home' });
});

test('only the landing page and the auth group are public', () => {
  const open = screens.filter(({ access }) => access === 'public').map(({ path }) => path);

  expect(open.every((path) => isPublicPath(path))).toBe(true);
  expect(
    screens.filter(({ access }) => access !== 'public').some(({ path }) => isPublicPath(path)),
  ).toBe(false);
});
