import { refuse } from '@longhand/contract/errors';
import type { profile } from '@longhand/contract/profile';
import { findMember } from '../auth/index.ts';
import { readWrittenDays, sumWritten } from '../goals/index.ts';
import { after, day } from '../platform/clock.ts';
import type { Handlers } from '../platform/http/context.ts';
import { readChoices, saveChoices } from './queries.ts';

export const profileHandlers: Handlers<typeof profile> = {
  async read({ params: { id } }, { db, clock, caller }) {
    const isOwn = id === caller.userId;
    const [member, choices] = [await findMember(db, id), await readChoices(db, id)];
    if (member === null || !(isOwn || choices.isShown)) throw refuse('profile_not_found');
    const { name, username, avatarUrl, createdAt } = member;
    const to = utcDay(clock.now());
    const from = utcDay(after(clock.now(), -yearInDays * day));

    return {
      ...{ id, name, username, avatarUrl, memberSince: utcDay(createdAt), isOwn },
      ...choices,
      words: choices.parts.includes('words') ? await sumWritten(db, id) : null,
      year: choices.parts.includes('year')
        ? { from, to, days: await readWrittenDays(db, id, { from, to }) }
        : null,
    };
  },

  async change({ body }, { db, clock, caller }) {
    const given = Object.fromEntries(
      Object.entries(body).filter(([, value]) => value !== undefined),
    );

    return saveChoices(db, { ...given, userId: caller.userId, now: clock.now() });
  },
};

const yearInDays = 364;

function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
