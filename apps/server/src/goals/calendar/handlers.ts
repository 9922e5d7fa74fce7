import { randomBytes } from 'node:crypto';
import type { goalCalendar } from '@longhand/contract/goals-calendar';
import type { Handlers } from '../../platform/http/context.ts';
import { hashToken } from './feed.ts';
import { deleteFeed, readFeed, replaceFeed } from './queries.ts';

const tokenBytes = 24;

export const calendarHandlers: Handlers<typeof goalCalendar> = {
  async readCalendarFeed(_, { db, vault, config, caller: { userId } }) {
    const feed = await readFeed(db, userId);
    const token = feed && vault.tryOpen('calendar', userId, feed.sealed); // undefined when the server secret has changed
    if (feed === undefined || token === undefined) return { address: null, madeAt: null };

    return { address: addressOf(config.PUBLIC_URL, token), madeAt: feed.madeAt.toISOString() };
  },

  async createCalendarFeed(_, { db, vault, clock, config, caller: { userId } }) {
    const token = randomBytes(tokenBytes).toString('base64url');
    const madeAt = clock.now();
    const sealed = vault.seal('calendar', userId, token);
    await replaceFeed(db, { userId, tokenHash: hashToken(token), sealed, madeAt });

    return { address: addressOf(config.PUBLIC_URL, token), madeAt: madeAt.toISOString() };
  },

  async removeCalendarFeed(_, { db, caller }) {
    await deleteFeed(db, caller.userId);

    return { success: true };
  },
};

function addressOf(publicUrl: string, token: string): string {
  return new URL(`/api/calendar/${token}.ics`, publicUrl).href;
}
