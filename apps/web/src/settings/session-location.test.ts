import { expect, test } from 'vitest';
import { sessionLocation } from './session-location.ts';

test('a session without a known place has its IP range, without CIDR notation', () => {
  const nameOf = (range: string) => sessionLocation({ range, place: null }, 'en');

  expect(nameOf('203.0.113.0/24')).toBe('IP 203.0.113.x');
  expect(nameOf('2001:db8:1:2::/64')).toBe('IP 2001:db8:1:2:x');
  expect(nameOf('')).toBe('');
});
