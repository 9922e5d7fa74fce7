import {
  type authExternal,
  type ExternalProvider,
  externalRefusals,
  type Identity,
} from '@longhand/contract/auth-external';
import { Refusal, refuse } from '@longhand/contract/errors';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { enabledProviders } from '../../platform/providers.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { sendSecurityAlert } from '../security-alerts.ts';
import { type ExternalSignInOutcome, resolveProviderProfile } from './account-linking.ts';
import { finishFlow, startFlow } from './flows.ts';
import { deleteIdentity, type FlowRow, type IdentityRow, listIdentities } from './queries.ts';

type ExternalEndpoint =
  | 'listProviders'
  | 'listIdentities'
  | 'startLink'
  | 'unlink'
  | 'completeSpotifySignIn';

export const externalHandlers: Pick<Handlers<typeof authExternal>, ExternalEndpoint> = {
  listProviders: (_received, { config }) => ({ items: enabledProviders(config) }),

  async listIdentities(_received, { db, caller }) {
    return { items: (await listIdentities(db, caller.userId)).map(present) };
  },

  async startLink({ body: { provider, returnUrl } }, context) {
    const { userId } = context.caller;

    return { success: true, url: await startFlow({ provider, returnUrl, userId }, context) };
  },

  async unlink({ params: { id } }, context) {
    const { db, caller } = context;
    const { userId } = caller;
    await db.transaction(async (tx) => {
      const deleted = await deleteIdentity(tx, { userId, id });
      if (deleted === undefined) throw refuse('identity_not_found');
      await recordAuditEvent(
        'identity_unlinked',
        { userId, method: deleted.provider, db: tx },
        context,
      );
      await sendSecurityAlert(tx, { person: caller.user, change: 'identity_unlinked' }, context);
    });

    return { success: true };
  },

  async completeSpotifySignIn({ body: { query } }, context) {
    const { flow, outcome } = await completeExternalSignIn(
      'spotify',
      new URLSearchParams(query),
      context,
    );
    if (outcome === 'proof') throw new Error('Spotify sign-in has no email verification step.');

    return { success: true, outcome, returnUrl: flow.returnUrl ?? defaultReturnUrl };
  },
};

export const defaultReturnUrl = '/app';

/** Completes the flow of a provider's callback. Refused callbacks of a pending flow are recorded as audit events. */
export async function completeExternalSignIn(
  provider: ExternalProvider,
  query: URLSearchParams,
  context: Context<'public'>,
): Promise<ExternalSignInOutcome & { flow: FlowRow }> {
  try {
    const { flow, profile } = await finishFlow(provider, query, context);

    return { flow, ...(await resolveProviderProfile(flow, profile, context)) };
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'external_expired') {
      const { caller } = context;
      const details = { method: provider, detail: error.code };
      await recordAuditEvent(
        'external_refused',
        { ...details, ...(caller && { userId: caller.userId }) },
        context,
      );
    }
    throw error;
  }
}

/** Error codes that the callback page has a message for; any other error counts as `external_failed`. */
export function externalRefusalCode(error: unknown): (typeof externalRefusals)[number] {
  const { code } = error instanceof Refusal ? error : { code: 'external_failed' };

  return externalRefusals.find((known) => known === code) ?? 'external_failed';
}

function present({ id, provider, label, linkedAt, usedAt }: IdentityRow): Identity {
  return {
    id,
    provider,
    label,
    linkedAt: linkedAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  };
}
