import { refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import { v7 as uuid } from 'uuid';
import { notify } from '../../notifications/index.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { makeAccount } from '../accounts.ts';
import { type Admission, admit, welcome } from '../admitting.ts';
import { note } from '../events.ts';
import { takeInvitationOf } from '../invitations/accepting.ts';
import { tellPerson } from '../security-news.ts';
import type { UserRow } from '../session-queries.ts';
import { findUserByEmail } from '../user-queries.ts';
import { deletePlaceOf } from '../waitlist/queries.ts';
import { keepForProof } from './flows.ts';
import { identityLinkedLetter } from './letters.ts';
import { type FlowRow, findByIdentity, insertIdentity, touchIdentity } from './queries.ts';
import type { Vouched } from './vouched.ts';

/** How an external sign-in goes on. */
export type Outcome = {
  outcome: 'signed_in' | 'second_factor' | 'linked' | 'proof';
  /** Whether an account was just made. */
  isNew: boolean;
};

/**
 * What comes of somebody whom a provider vouches for. Who linked the identity is signed in, up to a second factor. A
 * proved address leads to the account of that address, if its mailbox was proved here too, or makes one; with any other
 * address the mailbox has to be proved first. Somebody who links gets the identity and nothing else.
 */
export async function settle(
  flow: FlowRow,
  vouched: Vouched,
  context: Context<'public'>,
): Promise<Outcome> {
  if (flow.purpose === 'link') return link(flow, vouched, context);

  const known = await findByIdentity(context.db, {
    provider: flow.provider,
    subject: vouched.subject,
  });
  if (known !== undefined) return arrive(known, { flow, vouched }, context);
  if (flow.provider === 'spotify') throw refuse('external_not_linked');

  if (vouched.email === null || !vouched.isEmailProved) {
    await keepForProof(flow, vouched, context);

    return { outcome: 'proof', isNew: false };
  }

  const { email } = vouched;
  const { admission, isNew } = await context.db.transaction((tx) =>
    join(tx, { flow, vouched, email, isProvedHere: false }, context),
  );

  return { ...(await go(admission, context)), isNew };
}

type Joining = {
  flow: FlowRow;
  vouched: Vouched;
  email: string;
  /** By a code from us, which is more than the provider's word. */
  isProvedHere: boolean;
};

/** Links the identity to the account of a proved address, or to a new one, and lets its person in. */
export async function join(
  tx: Db,
  { flow, vouched, email, isProvedHere }: Joining,
  context: Context<'public'>,
): Promise<{ admission: Admission; isNew: boolean }> {
  const found = await findUserByEmail(tx, email);
  if (found !== undefined) {
    if (found.disabledAt !== null) throw refuse('account_disabled');
    if (found.emailVerifiedAt === null && !isProvedHere) throw refuse('external_link_first');
  }
  const user = found ?? (await makeVouched(tx, { flow, vouched, email }, context));
  await addIdentity(tx, { user, flow, vouched, isNews: found !== undefined }, context);
  const { remembered, provider: method } = flow;

  return { admission: await admit(tx, { user, remembered, method }, context), isNew: !found };
}

/** An account for a proved address: where sign-up is not open to all, for one that was invited. */
async function makeVouched(
  tx: Db,
  { flow, vouched, email }: Omit<Joining, 'isProvedHere'>,
  context: Context<'public'>,
): Promise<UserRow> {
  const { clock, config } = context;
  const isShut = config.SIGNUP_MODE === 'closed';
  const invitation = isShut ? undefined : await takeInvitationOf(tx, email, context);
  if (config.SIGNUP_MODE !== 'open' && invitation === undefined) throw refuse('signup_closed');

  const { firstName, lastName } = vouched;
  const displayName = [firstName, lastName].filter((name) => name !== null).join(' ') || null;
  const names = { firstName, lastName, displayName };
  const now = clock.now();
  const person = { email, emailVerifiedAt: now, ...names, ...invitation };
  const user = await makeAccount(tx, person, now);
  const about = { userId: user.id, method: flow.provider, db: tx };
  await note('account_made', about, context);
  if (invitation !== undefined) await note('invitation_accepted', about, context);
  await deletePlaceOf(tx, email);
  await notify(tx, context, { userId: user.id, kind: 'welcome', params: {} });

  return user;
}

async function arrive(
  { user, identity }: NonNullable<Awaited<ReturnType<typeof findByIdentity>>>,
  { flow, vouched }: { flow: FlowRow; vouched: Vouched },
  context: Context<'public'>,
): Promise<Outcome> {
  const { db, clock } = context;
  const { provider: method, remembered } = flow;
  if (user.disabledAt !== null) {
    await note('sign_in_refused', { userId: user.id, method }, context);
    throw refuse('account_disabled');
  }

  const admission = await db.transaction(async (tx) => {
    const refreshToken = sealed(vouched, identity.id, context);
    await touchIdentity(tx, identity.id, {
      usedAt: clock.now(),
      label: vouched.label,
      ...(refreshToken !== null && { refreshToken }),
    });

    return admit(tx, { user, remembered, method }, context);
  });

  return { ...(await go(admission, context)), isNew: false };
}

/** The session that comes back must be of the person who began to link. */
async function link(flow: FlowRow, vouched: Vouched, context: Context<'public'>): Promise<Outcome> {
  const { caller, db } = context;
  if (caller === null || caller.userId !== flow.userId) throw refuse('external_expired');
  const { provider } = flow;
  const known = await findByIdentity(db, { provider, subject: vouched.subject });
  if (known !== undefined && known.user.id !== caller.userId) {
    throw refuse('external_linked_elsewhere');
  }

  await db.transaction(async (tx) => {
    if (known === undefined) {
      const user = { id: caller.userId, email: caller.user.email };
      await addIdentity(tx, { user, flow, vouched, isNews: true }, context);
    } else {
      const refreshToken = sealed(vouched, known.identity.id, context);
      await touchIdentity(tx, known.identity.id, { label: vouched.label, refreshToken });
    }
  });

  return { outcome: 'linked', isNew: false };
}

type Adding = {
  user: Pick<UserRow, 'id' | 'email'>;
  flow: FlowRow;
  vouched: Vouched;
  /** Whether the person had an account before, and is to hear of it by mail. */
  isNews: boolean;
};

async function addIdentity(
  tx: Db,
  { user, flow: { provider }, vouched, isNews }: Adding,
  context: Context<'public'>,
): Promise<void> {
  const { clock } = context;
  const id = uuid();
  const isAdded = await insertIdentity(tx, {
    id,
    userId: user.id,
    provider,
    subject: vouched.subject,
    label: vouched.label,
    refreshToken: sealed(vouched, id, context),
    linkedAt: clock.now(),
    usedAt: null,
  });
  if (!isAdded) throw refuse('external_linked_elsewhere');
  await note('identity_linked', { userId: user.id, method: provider, db: tx }, context);
  if (!isNews) return;

  const compose = (locale: Locale) => identityLinkedLetter(locale, context.config, provider);
  await tellPerson(tx, { person: user, compose }, context);
}

function sealed(
  { refreshToken }: Vouched,
  id: string,
  { vault }: Context<'public'>,
): string | null {
  return refreshToken === null ? null : vault.seal('provider', id, refreshToken);
}

async function go(
  admission: Admission,
  context: Context<'public'>,
): Promise<Pick<Outcome, 'outcome'>> {
  await welcome(admission, context);

  return { outcome: 'session' in admission ? 'signed_in' : 'second_factor' };
}
