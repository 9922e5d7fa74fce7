import { expect, test } from 'vitest';
import { clickPath, type PushPayload, parsePayload } from './push-payload.ts';

const origin = 'https://longhand.example';
const payload: PushPayload = {
  id: '0199',
  title: 'Goal completed: The Salt Road',
  path: '/app/goals/42',
  locale: 'en',
  dir: 'ltr',
};

test('a message of the server is read', () => {
  expect(parsePayload(JSON.stringify(payload))).toEqual(payload);
});

test('an unreadable message becomes a general notification', () => {
  const general = { title: 'Longhand', path: '/app/notifications' };

  for (const text of [
    undefined,
    '',
    'plain text',
    '{"id":1}',
    JSON.stringify({ ...payload, dir: 'up' }),
  ]) {
    expect(parsePayload(text)).toMatchObject(general);
  }
  expect(clickPath(parsePayload(undefined), origin)).toBe('/app/notifications');
});

test('a click opens the object with the notification to mark as read, beside other parameters', () => {
  expect(clickPath(payload, origin)).toBe('/app/goals/42?notification=0199');
  expect(clickPath({ ...payload, path: '/app/writing-lab/samples?trash=yes' }, origin)).toBe(
    '/app/writing-lab/samples?trash=yes&notification=0199',
  );
});

test('a click opens nothing outside of the app', () => {
  for (const path of [
    'https://elsewhere.example/app',
    '//elsewhere.example/app',
    '/api/auth/me',
    '/apple',
  ]) {
    expect(clickPath({ ...payload, path }, origin)).toBe('/app/notifications?notification=0199');
  }
});
