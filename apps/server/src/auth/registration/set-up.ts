import { roles } from '@longhand/contract/access';
import type { auth } from '@longhand/contract/auth';
import { refuse } from '@longhand/contract/errors';
import { notify } from '../../notifications/index.ts';
import type { Handlers, Services } from '../../platform/http/context.ts';
import { digest, randomToken } from '../../platform/secret.ts';
import { createAccount } from '../accounts.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { deviceTokenOf, notifyOfNewDevice, setDeviceCookie } from '../devices/devices.ts';
import { countAttempt } from '../limits/rate-limits.ts';
import { requireStrongPassword } from '../password/password-rules.ts';
import { createSession, setSessionCookie } from '../sign-in-completion.ts';
import {
  consumeSetUpLink,
  hasSetUpLink,
  hasSuperAdmin,
  replaceSetUpLink,
} from '../user-queries.ts';

/** Creates the setup link of an installation without a SuperAdmin, a new one at each start. Null when a SuperAdmin exists. */
export async function issueSetUpLink({ db, clock, config }: Services): Promise<string | null> {
  if (await hasSuperAdmin(db)) return null;

  const token = randomToken();
  await replaceSetUpLink(db, digest(token), clock.now());

  return `${config.PUBLIC_URL}/auth/signup#setup=${token}`;
}

export const setUpHandlers: Pick<Handlers<typeof auth>, 'createFirstAdmin'> = {
  async createFirstAdmin({ body }, context) {
    const { db, clock, hasher } = context;
    const { token, email, password, firstName, marketingOptIn, locale, timeZone } = body;
    await requireStrongPassword({ password, email, names: [firstName] }, context);
    const attempt = await countAttempt(context);
    const tokenHash = digest(token);
    if (!(await hasSetUpLink(db, tokenHash))) throw refuse('setup_link_invalid');
    await attempt.succeed();
    const passwordHash = await hasher.hash(password);

    const device = deviceTokenOf(context);
    const session = await db.transaction(async (tx) => {
      const isFirst = (await consumeSetUpLink(tx, tokenHash)) && !(await hasSuperAdmin(tx));
      if (!isFirst) throw refuse('setup_link_invalid');
      const newAccount = {
        email,
        passwordHash,
        firstName,
        displayName: firstName,
        marketingOptIn,
        staffRole: roles.SuperAdmin,
        ...(locale && { locale }),
        ...(timeZone && { timeZone }),
      };
      const { id: userId } = await createAccount(tx, newAccount, clock.now());
      await recordAuditEvent('admin_made', { userId, db: tx }, context);

      const created = await createSession(
        tx,
        { userId, remembered: false, method: 'link' },
        context,
      );
      await notifyOfNewDevice(tx, { userId, device }, context);
      await notify(tx, context, { userId, kind: 'welcome', params: {} });

      return created;
    });
    setDeviceCookie(device, context);

    return {
      success: true,
      user: await setSessionCookie(session, context),
      message: 'Welcome to Longhand.',
    };
  },
};
