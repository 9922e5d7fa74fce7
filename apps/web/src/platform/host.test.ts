import { expect, test } from 'vitest';
import { isLocalHost, resolveApiUrl } from './host.ts';

test.each([
  'localhost',
  'app.localhost',
  'desk.local',
  '127.0.0.1',
  '127.3.2.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.9.9',
  '192.168.1.20',
  '169.254.0.7',
  '100.101.7.7',
  '[::1]',
  '[fd12:3456::1]',
  '[fe80::1]',
  'quiet-desk.ngrok-free.app',
  'some-words.trycloudflare.com',
  'LOCALHOST',
])('%s is a local or private host or a tunnel', (host) => {
  expect(isLocalHost(host)).toBe(true);
});

test.each([
  'longhand.example',
  'localhost.example',
  '127.0.0.1.example',
  '172.32.0.1',
  '11.0.0.1',
  '192.169.1.1',
  '100.128.0.1',
  '[2001:db8::1]',
  'ngrok-free.app.example',
  '10.example',
])('%s is not a local host', (host) => {
  expect(isLocalHost(host)).toBe(false);
});

const page = (hostname: string) => ({ hostname, origin: `https://${hostname}` });

test('a local page uses relative URLs whatever the base is', () => {
  expect(resolveApiUrl('/api/goals', page('localhost'), 'https://api.example')).toBe('/api/goals');
});

test("elsewhere the base is absolute, by default the page's origin", () => {
  expect(resolveApiUrl('/api/goals', page('longhand.example'), 'https://api.example/')).toBe(
    'https://api.example/api/goals',
  );
  expect(resolveApiUrl('/api/goals', page('longhand.example'), undefined)).toBe(
    'https://longhand.example/api/goals',
  );
});
