import type { account } from '@longhand/contract/account';
import type { Handlers } from '../../platform/http/context.ts';
import { findUser, updateUser } from '../user-queries.ts';

/** Whether somebody said yes to promotional offers: at sign-up, and here at any time. */
export const offerHandlers: Pick<Handlers<typeof account>, 'readOffers' | 'changeOffers'> = {
  async readOffers(_received, { db, caller: { userId } }) {
    const user = await findUser(db, userId);

    return { wanted: user?.marketingOptIn ?? false };
  },

  async changeOffers({ body: { wanted } }, { db, caller: { userId } }) {
    const { marketingOptIn } = await updateUser(db, userId, { marketingOptIn: wanted });

    return { wanted: marketingOptIn };
  },
};
