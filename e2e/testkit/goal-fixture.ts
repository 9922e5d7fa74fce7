import { dayFromToday } from './day.ts';

/** A typical goal: 30,000 words in 30 days, starting today. */
export const goalFixture = {
  title: 'The Salt Road',
  targetAmount: 30_000,
  startOn: dayFromToday(0),
  endOn: dayFromToday(29),
};
