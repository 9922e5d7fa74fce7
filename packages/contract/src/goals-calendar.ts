import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { done, instant } from './values.ts';

const feed = z.object({
  /** The secret address of the feed; null where there is none. */
  address: z.string().nullable(),
  madeAt: instant.nullable(),
});

export const goalCalendar = {
  readCalendar: endpoint({
    summary: 'Where a calendar program finds what the goals of the caller ask for day by day',
    method: 'GET',
    path: '/api/goals/calendar',
    access: 'user',
    reply: feed,
    fails: [],
  }),

  makeCalendar: endpoint({
    summary:
      'Make the address of the feed, or another one: the one before leads nowhere from then on',
    method: 'POST',
    path: '/api/goals/calendar',
    access: 'user',
    reply: feed,
    fails: [],
  }),

  removeCalendar: endpoint({
    summary: 'Remove the feed: its address leads nowhere from then on',
    method: 'DELETE',
    path: '/api/goals/calendar',
    access: 'user',
    reply: done,
    fails: [],
  }),
};
