import { dayFromToday } from './day.ts';

/** A goal of the usual kind: thirty thousand words in thirty days, from today on. */
export const saltRoad = {
  title: 'The Salt Road',
  targetAmount: 30_000,
  startOn: dayFromToday(0),
  endOn: dayFromToday(29),
};
