import { expect, test } from 'vitest';
import { limits } from './limits.ts';

test('the constants match the specification', () => {
  expect(limits).toMatchObject({
    apiTimeoutMs: 30_000,
    offlineRetryMs: 30_000,
    offlineRetries: 3,
    toastMs: 2_000,
    passwordMin: 8,
    passwordMax: 256,
    codeDigits: 6,
    codeMinutes: 10,
    codeAttempts: 5,
    codeResendSeconds: 60,
    codesPerHour: 5,
    codesPerDay: 10,
    graceDays: 14,
  });
});
