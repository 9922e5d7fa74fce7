import { refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import { v7 as uuid } from 'uuid';
import { notify } from '../../notifications/index.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { createAccount } from '../accounts.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { consumeInvitationOf } from '../invitations/accept.ts';
import { sendSecurityEmail } from '../security-alerts.ts';
import type { UserRow } from '../session-queries.ts';
import { completeSignIn, replyToSignIn, type SignInOutcome } from '../sign-in-completion.ts';
import { findUserByEmail } from '../user-queries.ts';
import { deleteWaitlistEntryByEmail } from '../waitlist/queries.ts';
import { identityLinkedEmail } from './email-templates.ts';
import { saveForEmailVerification } from './flows.ts';
import type { ProviderProfile } from './provider-profile.ts';
import { type FlowRow, findUserByIdentity, insertIdentity, touchIdentity } from './queries.ts';

/** Result of an external sign-in. */
export type ExternalSignInOutcome = {
  outcome: 'signed_in' | 'second_factor' | 'linked' | 'proof';
  /** Whether the account was created by this sign-in. */
  isNew: boolean;
};

/**
 * Signs in or links a verified provider profile. A known identity signs its user in, subject to the second factor. A verified address signs
 * in to the account that verified it here, or creates one; any other address must be verified first. A link flow only adds the identity.
 */
export async function resolveProviderProfile(
  flow: FlowRow,
  profile: ProviderProfile,
  context: Context<'public'>,
): Promise<ExternalSignInOutcome> {
  if (flow.purpose === 'link') return linkToCaller(flow, profile, context);

  const linked = await findUserByIdentity(context.db, {
    provider: flow.provider,
    subject: profile.subject,
  });
  if (linked !== undefined) return signInLinkedUser(linked, { flow, profile: profile }, context);
  if (flow.provider === 'spotify') throw refuse('external_not_linked');

  if (profile.email === null || !profile.isEmailVerified) {
    await saveForEmailVerification(flow, profile, context);

    return { outcome: 'proof', isNew: false };
  }

  const { email } = profile;
  const { signInOutcome, isNew } = await context.db.transaction((tx) =>
    linkByEmail(tx, { flow, profile, email, isVerifiedHere: false }, context),
  );

  return { ...(await replyAndSummarize(signInOutcome, context)), isNew };
}

type LinkByEmail = {
  flow: FlowRow;
  profile: ProviderProfile;
  email: string;
  /** Verified by our own code, which is stronger than the provider's statement. */
  isVerifiedHere: boolean;
};

/** Links the identity to the account with this verified address, or to a new one, and completes the sign-in. */
export async function linkByEmail(
  tx: Db,
  { flow, profile, email, isVerifiedHere }: LinkByEmail,
  context: Context<'public'>,
): Promise<{ signInOutcome: SignInOutcome; isNew: boolean }> {
  const found = await findUserByEmail(tx, email);
  if (found !== undefined) {
    if (found.disabledAt !== null) throw refuse('account_disabled');
    if (found.emailVerifiedAt === null && !isVerifiedHere) throw refuse('external_link_first');
  }
  const user = found ?? (await createLinkedAccount(tx, { flow, profile, email }, context));
  await addIdentity(tx, { user, flow, profile, isExistingAccount: found !== undefined }, context);
  const { remembered, provider: method } = flow;

  return {
    signInOutcome: await completeSignIn(tx, { user, remembered, method }, context),
    isNew: !found,
  };
}

/** Creates an account for a verified address. Where sign-up is not open, this requires an invitation. */
async function createLinkedAccount(
  tx: Db,
  { flow, profile, email }: Omit<LinkByEmail, 'isVerifiedHere'>,
  context: Context<'public'>,
): Promise<UserRow> {
  const { clock, config } = context;
  const isSignUpClosed = config.SIGNUP_MODE === 'closed';
  const invitation = isSignUpClosed ? undefined : await consumeInvitationOf(tx, email, context);
  if (config.SIGNUP_MODE !== 'open' && invitation === undefined) throw refuse('signup_closed');

  const { firstName, lastName } = profile;
  const displayName = [firstName, lastName].filter((name) => name !== null).join(' ') || null;
  const names = { firstName, lastName, displayName };
  const now = clock.now();
  const newAccount = { email, emailVerifiedAt: now, ...names, ...invitation };
  const user = await createAccount(tx, newAccount, now);
  const details = { userId: user.id, method: flow.provider, db: tx };
  await recordAuditEvent('account_made', details, context);
  if (invitation !== undefined) await recordAuditEvent('invitation_accepted', details, context);
  await deleteWaitlistEntryByEmail(tx, email);
  await notify(tx, context, { userId: user.id, kind: 'welcome', params: {} });

  return user;
}

async function signInLinkedUser(
  { user, identity }: NonNullable<Awaited<ReturnType<typeof findUserByIdentity>>>,
  { flow, profile }: { flow: FlowRow; profile: ProviderProfile },
  context: Context<'public'>,
): Promise<ExternalSignInOutcome> {
  const { db, clock } = context;
  const { provider: method, remembered } = flow;
  if (user.disabledAt !== null) {
    await recordAuditEvent('sign_in_refused', { userId: user.id, method }, context);
    throw refuse('account_disabled');
  }

  const signInOutcome = await db.transaction(async (tx) => {
    const refreshToken = sealRefreshToken(profile, identity.id, context);
    await touchIdentity(tx, identity.id, {
      usedAt: clock.now(),
      label: profile.label,
      ...(refreshToken !== null && { refreshToken }),
    });

    return completeSignIn(tx, { user, remembered, method }, context);
  });

  return { ...(await replyAndSummarize(signInOutcome, context)), isNew: false };
}

/** The caller must be the user who started the link. */
async function linkToCaller(
  flow: FlowRow,
  profile: ProviderProfile,
  context: Context<'public'>,
): Promise<ExternalSignInOutcome> {
  const { caller, db } = context;
  if (caller === null || caller.userId !== flow.userId) throw refuse('external_expired');
  const { provider } = flow;
  const linked = await findUserByIdentity(db, { provider, subject: profile.subject });
  if (linked !== undefined && linked.user.id !== caller.userId) {
    throw refuse('external_linked_elsewhere');
  }

  await db.transaction(async (tx) => {
    if (linked === undefined) {
      const user = { id: caller.userId, email: caller.user.email };
      await addIdentity(tx, { user, flow, profile, isExistingAccount: true }, context);
    } else {
      const refreshToken = sealRefreshToken(profile, linked.identity.id, context);
      await touchIdentity(tx, linked.identity.id, { label: profile.label, refreshToken });
    }
  });

  return { outcome: 'linked', isNew: false };
}

type NewIdentity = {
  user: Pick<UserRow, 'id' | 'email'>;
  flow: FlowRow;
  profile: ProviderProfile;
  /** Whether to email the user, because the account existed before. */
  isExistingAccount: boolean;
};

async function addIdentity(
  tx: Db,
  { user, flow: { provider }, profile, isExistingAccount }: NewIdentity,
  context: Context<'public'>,
): Promise<void> {
  const { clock } = context;
  const id = uuid();
  const isAdded = await insertIdentity(tx, {
    id,
    userId: user.id,
    provider,
    subject: profile.subject,
    label: profile.label,
    refreshToken: sealRefreshToken(profile, id, context),
    linkedAt: clock.now(),
    usedAt: null,
  });
  if (!isAdded) throw refuse('external_linked_elsewhere');
  await recordAuditEvent('identity_linked', { userId: user.id, method: provider, db: tx }, context);
  if (!isExistingAccount) return;

  const compose = (locale: Locale) => identityLinkedEmail(locale, context.config, provider);
  await sendSecurityEmail(tx, { person: user, compose }, context);
}

function sealRefreshToken(
  { refreshToken }: ProviderProfile,
  id: string,
  { vault }: Context<'public'>,
): string | null {
  return refreshToken === null ? null : vault.seal('provider', id, refreshToken);
}

async function replyAndSummarize(
  signInOutcome: SignInOutcome,
  context: Context<'public'>,
): Promise<Pick<ExternalSignInOutcome, 'outcome'>> {
  await replyToSignIn(signInOutcome, context);

  return { outcome: 'session' in signInOutcome ? 'signed_in' : 'second_factor' };
}
