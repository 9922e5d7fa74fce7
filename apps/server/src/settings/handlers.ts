import type { settings } from '@longhand/contract/settings';
import type { Handlers } from '../platform/http/context.ts';
import { savePreferences } from './queries.ts';

export const settingsHandlers: Handlers<typeof settings> = {
  readPreferences: (_received, { caller }) => caller.preferences,

  async changePreferences({ body }, { db, clock, caller, sessions }) {
    const given = Object.fromEntries(
      Object.entries(body).filter(([, value]) => value !== undefined),
    );
    const saved = await savePreferences(db, { ...given, userId: caller.userId, now: clock.now() });
    sessions.invalidateUser(caller.userId);

    return saved;
  },
};
