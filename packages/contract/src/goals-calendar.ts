import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, successReply } from './values.ts';

const calendarFeed = z.object({
  /** The secret URL of the feed; null if there is none. */
  address: z.string().nullable(),
  madeAt: instant.nullable(),
});

export const goalCalendar = {
  readCalendarFeed: endpoint({
    summary: 'Read the URL of the calendar feed with the caller’s daily targets',
    method: 'GET',
    path: '/api/goals/calendar',
    access: 'user',
    reply: calendarFeed,
    fails: [],
  }),

  createCalendarFeed: endpoint({
    summary: 'Create the calendar feed, or replace its URL; the previous URL stops working',
    method: 'POST',
    path: '/api/goals/calendar',
    access: 'user',
    reply: calendarFeed,
    fails: [],
  }),

  removeCalendarFeed: endpoint({
    summary: 'Remove the calendar feed; its URL stops working',
    method: 'DELETE',
    path: '/api/goals/calendar',
    access: 'user',
    reply: successReply,
    fails: [],
  }),
};
