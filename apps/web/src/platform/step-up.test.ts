import { expect, test } from 'vitest';
import { askToStepUp, stepUpAsked } from './step-up.ts';

test('calls that were refused together are confirmed by one answer', async () => {
  const asked = Promise.all([askToStepUp(), askToStepUp()]);
  stepUpAsked.get()?.answer(true);

  expect(await asked).toEqual([true, true]);
  expect(stepUpAsked.get()).toBeNull();
});

test('each later refusal is a question of its own', async () => {
  const declined = askToStepUp();
  stepUpAsked.get()?.answer(false);
  expect(await declined).toBe(false);

  const confirmed = askToStepUp();
  stepUpAsked.get()?.answer(true);
  expect(await confirmed).toBe(true);
});
