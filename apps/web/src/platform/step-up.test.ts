import { expect, test } from 'vitest';
import { requestStepUp, stepUpRequest } from './step-up.ts';

test('concurrent refusals share one step-up', async () => {
  const responses = Promise.all([requestStepUp(), requestStepUp()]);
  stepUpRequest.get()?.respond(true);

  expect(await responses).toEqual([true, true]);
  expect(stepUpRequest.get()).toBeNull();
});

test('each later refusal starts a new step-up', async () => {
  const declined = requestStepUp();
  stepUpRequest.get()?.respond(false);
  expect(await declined).toBe(false);

  const confirmed = requestStepUp();
  stepUpRequest.get()?.respond(true);
  expect(await confirmed).toBe(true);
});
