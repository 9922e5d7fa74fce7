import { describe, expect, test } from 'vitest';
import { treatmentOf } from './treatment.ts';

const origin = 'https://longhand.example';
const files = new Set(['/icon.svg', '/assets/index-1a2b.js']);
const ask = (path: string, more: { method?: string; mode?: string } = {}) =>
  treatmentOf(
    { method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...more },
    { origin, files },
  );

describe('what only the server can answer is left alone', () => {
  test.each([
    '/api',
    '/api/auth/me',
    '/auth/external-login/Google?returnUrl=%2Fapp',
    '/auth/verification-status?email=a%40b.example&type=Signup',
    '/dev/mail',
    '/healthz',
    '/readyz',
  ])('%s', (path) => {
    expect(ask(path)).toBe('leave');
    expect(ask(path, { mode: 'navigate' })).toBe('leave');
  });
});

test('whatever is sent, and whatever goes elsewhere, is left alone', () => {
  expect(ask('/app', { method: 'POST', mode: 'navigate' })).toBe('leave');
  expect(ask('https://elsewhere.example/assets/index-1a2b.js')).toBe('leave');
});

test('a page is a page, also where its address begins like one of the server', () => {
  for (const path of ['/', '/app/writing-lab/analyzer?new=1', '/auth/verify', '/apiary']) {
    expect(ask(path, { mode: 'navigate' })).toBe('page');
  }
});

test('files of the build are given from what is kept, others come from the network', () => {
  expect(ask('/icon.svg')).toBe('file');
  expect(ask('/assets/inter-9f.woff2')).toBe('file');
  expect(ask('/page-shell.html')).toBe('leave');
});
