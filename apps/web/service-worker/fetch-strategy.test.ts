import { describe, expect, test } from 'vitest';
import { fetchStrategyOf } from './fetch-strategy.ts';

const origin = 'https://longhand.example';
const files = new Set(['/icon.svg', '/assets/index-1a2b.js']);
const strategyOf = (path: string, overrides: { method?: string; mode?: string } = {}) =>
  fetchStrategyOf(
    { method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...overrides },
    { origin, files },
  );

describe('server routes are ignored', () => {
  test.each([
    '/api',
    '/api/auth/me',
    '/auth/external-login/Google?returnUrl=%2Fapp',
    '/auth/verification-status?email=a%40b.example&type=Signup',
    '/dev/mail',
    '/healthz',
    '/readyz',
  ])('%s', (path) => {
    expect(strategyOf(path)).toBe('leave');
    expect(strategyOf(path, { mode: 'navigate' })).toBe('leave');
  });
});

test('non-GET requests and other origins are ignored', () => {
  expect(strategyOf('/app', { method: 'POST', mode: 'navigate' })).toBe('leave');
  expect(strategyOf('https://elsewhere.example/assets/index-1a2b.js')).toBe('leave');
});

test('navigations are pages, even if the path starts like a server route', () => {
  for (const path of ['/', '/app/writing-lab/analyzer?new=1', '/auth/verify', '/apiary']) {
    expect(strategyOf(path, { mode: 'navigate' })).toBe('page');
  }
});

test('files of the build are served from the cache, others from the network', () => {
  expect(strategyOf('/icon.svg')).toBe('file');
  expect(strategyOf('/assets/inter-9f.woff2')).toBe('file');
  expect(strategyOf('/page-shell.html')).toBe('leave');
});
