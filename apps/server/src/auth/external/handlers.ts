import {
  type authExternal,
  type ExternalProvider,
  externalRefusals,
  type Identity,
} from '@longhand/contract/auth-external';
import { Refusal, refuse } from '@longhand/contract/errors';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { providersOf } from '../../platform/providers.ts';
import { note } from '../events.ts';
import { tellOfSecurity } from '../security-news.ts';
import { beginFlow, endFlow } from './flows.ts';
import { deleteIdentity, type FlowRow, type IdentityRow, listIdentities } from './queries.ts';
import { type Outcome, settle } from './settling.ts';

type Names = 'listProviders' | 'listIdentities' | 'startLink' | 'unlink' | 'finishSpotify';

export const externalHandlers: Pick<Handlers<typeof authExternal>, Names> = {
  listProviders: (_received, { config }) => ({ items: providersOf(config) }),

  async listIdentities(_received, { db, caller }) {
    return { items: (await listIdentities(db, caller.userId)).map(present) };
  },

  async startLink({ body: { provider, returnUrl } }, context) {
    const { userId } = context.caller;

    return { success: true, url: await beginFlow({ provider, returnUrl, userId }, context) };
  },

  async unlink({ params: { id } }, context) {
    const { db, caller } = context;
    const { userId } = caller;
    await db.transaction(async (tx) => {
      const deleted = await deleteIdentity(tx, { userId, id });
      if (deleted === undefined) throw refuse('identity_not_found');
      await note('identity_unlinked', { userId, method: deleted.provider, db: tx }, context);
      await tellOfSecurity(tx, { person: caller.user, change: 'identity_unlinked' }, context);
    });

    return { success: true };
  },

  async finishSpotify({ body: { query } }, context) {
    const { flow, outcome } = await arrive('spotify', new URLSearchParams(query), context);
    if (outcome === 'proof') throw new Error('Nobody proves a mailbox for Spotify.');

    return { success: true, outcome, returnUrl: flow.returnUrl ?? home };
  },
};

export const home = '/app';

/**
 * What comes of the answer that a provider sends a browser back with. One that this browser waits for and that is refused
 * is written down.
 */
export async function arrive(
  provider: ExternalProvider,
  query: URLSearchParams,
  context: Context<'public'>,
): Promise<Outcome & { flow: FlowRow }> {
  try {
    const { flow, vouched } = await endFlow(provider, query, context);

    return { flow, ...(await settle(flow, vouched, context)) };
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'external_expired') {
      const { caller } = context;
      const about = { method: provider, detail: error.code };
      await note(
        'external_refused',
        { ...about, ...(caller && { userId: caller.userId }) },
        context,
      );
    }
    throw error;
  }
}

/** The code of a refusal that a page of ours says in its own words; anything else has failed. */
export function refusalToShow(error: unknown): (typeof externalRefusals)[number] {
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
