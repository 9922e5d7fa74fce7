import { achievementCodes, achievementDefinition } from '@longhand/contract/achievement-catalogue';
import type { achievements } from '@longhand/contract/achievements';
import type { Handlers } from '../platform/http/context.ts';
import { listEarned, readValues } from './queries.ts';

export const achievementHandlers: Handlers<typeof achievements> = {
  async list(_, { db, caller: { userId } }) {
    const values = await readValues(db, userId);
    const rows = await listEarned(db, userId);
    const all = achievementCodes.map((code) => ({
      code,
      value: values[code] ?? 0,
      earned: rows
        .filter((row) => row.code === code)
        .map(({ tier, earnedAt }) => ({ tier, at: earnedAt.toISOString() })),
    }));
    const isListed = ({ code, earned }: (typeof all)[number]) =>
      !achievementDefinition(code).isHidden || earned.length > 0;
    const items = all.filter(isListed);

    return { items, hidden: all.length - items.length };
  },
};
