import { roles } from '@longhand/contract/access';
import type { auth } from '@longhand/contract/auth';
import { refuse } from '@longhand/contract/errors';
import { notify } from '../notifications/index.ts';
import type { Handlers, Services } from '../platform/http/context.ts';
import { digest, randomToken } from '../platform/secret.ts';
import { beginHere, enter, makeAccount } from './accounts.ts';
import { deviceOf, keepDevice, tellOfNewDevice } from './devices.ts';
import { note } from './events.ts';
import { countGuess } from './limits.ts';
import { demandGoodPassword } from './password-rules.ts';
import { hasSetUpLink, hasSuperAdmin, replaceSetUpLink, spendSetUpLink } from './user-queries.ts';

/** The set-up link of an installation without a SuperAdmin, new at each start; null when there is one. */
export async function issueSetUpLink({ db, clock, config }: Services): Promise<string | null> {
  if (await hasSuperAdmin(db)) return null;

  const token = randomToken();
  await replaceSetUpLink(db, digest(token), clock.now());

  return `${config.PUBLIC_URL}/auth/signup#setup=${token}`;
}

export const setUpHandlers: Pick<Handlers<typeof auth>, 'setUp'> = {
  async setUp({ body }, context) {
    const { db, clock, hasher } = context;
    const { token, email, password, firstName, marketingOptIn, locale, timeZone } = body;
    await demandGoodPassword({ password, email, names: [firstName] }, context);
    const guess = await countGuess(context);
    const tokenHash = digest(token);
    if (!(await hasSetUpLink(db, tokenHash))) throw refuse('setup_link_invalid');
    await guess.wasRight();
    const passwordHash = await hasher.hash(password);

    const device = deviceOf(context);
    const session = await db.transaction(async (tx) => {
      const isFirst = (await spendSetUpLink(tx, tokenHash)) && !(await hasSuperAdmin(tx));
      if (!isFirst) throw refuse('setup_link_invalid');
      const person = {
        email,
        passwordHash,
        firstName,
        displayName: firstName,
        marketingOptIn,
        staffRole: roles.SuperAdmin,
        ...(locale && { locale }),
        ...(timeZone && { timeZone }),
      };
      const { id: userId } = await makeAccount(tx, person, clock.now());
      await note('admin_made', { userId, db: tx }, context);

      const begun = await beginHere(tx, { userId, remembered: false, method: 'link' }, context);
      await tellOfNewDevice(tx, { userId, device }, context);
      await notify(tx, context, { userId, kind: 'welcome', params: {} });

      return begun;
    });
    keepDevice(device, context);

    return { success: true, user: await enter(session, context), message: 'Welcome to Longhand.' };
  },
};
