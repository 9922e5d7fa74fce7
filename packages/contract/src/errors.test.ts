import { expect, test } from 'vitest';
import { commonRefusals } from './errors.ts';
import { refusals } from './refusals.ts';

const withStatus = (status: number) =>
  Object.entries(refusals).flatMap(([code, refusal]) => (refusal.status === status ? code : []));

test('only a missing session is a 401, and patience is asked for by one code of every endpoint', () => {
  expect(withStatus(401)).toEqual(['unauthenticated']);
  expect(withStatus(429)).toEqual(['rate_limited']);
  expect(commonRefusals).toEqual(expect.arrayContaining(['unauthenticated', 'rate_limited']));
});
