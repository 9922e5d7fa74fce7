import type { account } from '@longhand/contract/account';
import type { Handlers } from '../../platform/http/context.ts';
import { findUser, updateUser } from '../user-queries.ts';

/** The opt-in to promotional offers, given at sign-up or changed here. */
export const offerHandlers: Pick<
  Handlers<typeof account>,
  'readOfferPreference' | 'changeOfferPreference'
> = {
  async readOfferPreference(_received, { db, caller: { userId } }) {
    const user = await findUser(db, userId);

    return { wanted: user?.marketingOptIn ?? false };
  },

  async changeOfferPreference({ body: { wanted } }, { db, caller: { userId } }) {
    const { marketingOptIn } = await updateUser(db, userId, { marketingOptIn: wanted });

    return { wanted: marketingOptIn };
  },
};
