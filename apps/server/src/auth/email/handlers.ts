import type { authEmail, EmailChange } from '@longhand/contract/auth-email';
import { refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import { after } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Config } from '../../platform/env.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { useCode } from '../code-queries.ts';
import { judgeCode, secondsToResend } from '../codes.ts';
import { note } from '../events.ts';
import { addressChangedLetter } from '../letters.ts';
import { countGuess } from '../limits.ts';
import { policy } from '../policy.ts';
import { tellPerson } from '../security-news.ts';
import { changeAddress } from '../user-queries.ts';
import { mailCurrentAddress, mailNewAddress } from './codes.ts';
import {
  confirmEmailChange,
  deleteEmailChange,
  type EmailChangeRow,
  findEmailChange,
  replaceEmailChange,
} from './queries.ts';

export const emailHandlers: Handlers<typeof authEmail> = {
  async readEmailChange(_received, context) {
    const { db, clock, caller } = context;
    const change = await findEmailChange(db, caller.userId, clock.now());

    return { success: true, change: change === undefined ? null : await present(change, context) };
  },

  async requestEmailChange({ body: { email, locale = 'en' } }, context) {
    const { db, clock, caller } = context;
    if (email === caller.user.email) {
      throw refuse('email_unchanged', { fields: { email: 'email_unchanged' } });
    }

    await mailCurrentAddress({ locale, caller, email }, context);
    const expiresAt = after(clock.now(), policy.emailChange);
    const change = await replaceEmailChange(db, { userId: caller.userId, email, expiresAt });
    await note('email_change_asked', { userId: caller.userId, email }, context);
    await mailNewAddress({ locale, caller, email }, context);

    return {
      success: true,
      message: 'A code is on its way to each of the two addresses.',
      change: await present(change, context),
    };
  },

  async confirmEmailChange({ body: { at, code } }, context) {
    const { db, clock, caller, sessions } = context;
    const change = await findEmailChange(db, caller.userId, clock.now());
    if (change === undefined) throw refuse('email_change_not_found');

    const guess = await countGuess(context);
    const asked = askedAt(at, change, caller.user.email);
    const codeHash = await judgeCode({ ...asked, code }, context).catch(async (refusal) => {
      await note('code_refused', { userId: caller.userId }, context);
      throw refusal;
    });
    await guess.wasRight();

    const waiting = await db.transaction(async (tx) => {
      const now = clock.now();
      const isFirst = await useCode(tx, { ...asked, codeHash, now });
      const confirmed = isFirst && (await confirmEmailChange(tx, { change, at, now }));
      if (!confirmed) throw refuse('code_expired');
      if (confirmed.currentConfirmedAt === null || confirmed.newConfirmedAt === null) {
        return confirmed;
      }

      await complete(tx, confirmed, context);

      return null;
    });
    if (waiting === null) sessions.forget(caller.userId);

    return {
      success: true,
      isChanged: waiting === null,
      change: waiting && (await present(waiting, context)),
    };
  },

  async cancelEmailChange(_received, context) {
    const { db, caller } = context;
    const { userId } = caller;
    if (await deleteEmailChange(db, userId))
      await note('email_change_cancelled', { userId }, context);

    return { success: true };
  },
};

/** Both mailboxes agreed. Somebody may have signed up with the new address since: then its code holds no more. */
async function complete(tx: Db, { email }: EmailChangeRow, context: Context<'user'>) {
  const { clock, caller } = context;
  const { userId, user } = caller;
  if (!(await changeAddress(tx, { userId, email, now: clock.now() }))) throw refuse('code_expired');

  await deleteEmailChange(tx, userId);
  const compose = (locale: Locale, site: Config) => addressChangedLetter(locale, site, email);
  await tellPerson(tx, { person: user, compose }, context);
  await note('email_changed', { userId, email, db: tx }, context);
}

function askedAt(at: 'current' | 'new', { email, userId }: EmailChangeRow, current: string) {
  return at === 'current'
    ? ({ email: current, type: 'EmailChangeCurrent', about: email } as const)
    : ({ email, type: 'EmailChange', about: userId } as const);
}

async function present(change: EmailChangeRow, context: Context<'user'>): Promise<EmailChange> {
  const pauseAt = (at: 'current' | 'new') =>
    secondsToResend(askedAt(at, change, context.caller.user.email), context);

  return {
    email: change.email,
    isCurrentConfirmed: change.currentConfirmedAt !== null,
    isNewConfirmed: change.newConfirmedAt !== null,
    expiresAt: change.expiresAt.toISOString(),
    resendIn: { current: await pauseAt('current'), new: await pauseAt('new') },
  };
}
