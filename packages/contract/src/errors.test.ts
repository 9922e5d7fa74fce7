import { expect, test } from 'vitest';
import { commonRefusals } from './errors.ts';
import { refusals } from './refusals.ts';

const withStatus = (status: number) =>
  Object.entries(refusals).flatMap(([code, refusal]) => (refusal.status === status ? code : []));

test('the only 401 is unauthenticated and the only 429 is rate_limited, and both are common to every endpoint', () => {
  expect(withStatus(401)).toEqual(['unauthenticated']);
  expect(withStatus(429)).toEqual(['rate_limited']);
  expect(commonRefusals).toEqual(expect.arrayContaining(['unauthenticated', 'rate_limited']));
});
