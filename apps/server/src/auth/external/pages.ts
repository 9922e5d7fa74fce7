import { externalProviders, providerNames } from '@longhand/contract/auth-external';
import { Refusal, refuse } from '@longhand/contract/errors';
import { plainRoutes } from '@longhand/contract/plain-routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/http/context.ts';
import { addPlainRoute } from '../../platform/http/plain-routes.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { beginFlow } from './flows.ts';
import { arrive, home, refusalToShow } from './handlers.ts';
import { sendLatePage } from './late-page.ts';

/**
 * The two addresses that a browser opens by itself: the way out to a provider, and the way back. Both end on
 * `/auth/callback`, which says in the reader's language what came of it; nothing that a provider wrote is shown.
 */
export async function addExternalPages(app: FastifyInstance, services: Services): Promise<void> {
  addPlainRoute(app, services, plainRoutes.externalLogin, async (request, reply) => {
    const provider = providerOf(request);
    if (provider === undefined) throw refuse('external_not_configured');
    const { searchParams } = addressOf(request);
    const context = contextOf<'public'>(request, reply, services);
    const beginning = {
      provider,
      returnUrl: searchParams.get('returnUrl'),
      remembered: searchParams.get('remember') === 'true',
    };

    try {
      return go(reply, await beginFlow(beginning, context));
    } catch (error) {
      if (error instanceof Refusal && error.code === 'external_not_configured') throw error;

      return goBack(reply, { refused: refusalToShow(error) });
    }
  });

  addPlainRoute(app, services, plainRoutes.externalCallback, async (request, reply) => {
    const provider = providerOf(request);
    if (provider === undefined || provider === 'spotify') throw refuse('external_not_configured');
    const context = contextOf<'public'>(request, reply, services);

    try {
      const { flow, isNew } = await arrive(provider, addressOf(request).searchParams, context);

      return goBack(reply, {
        returnUrl: flow.returnUrl ?? (flow.purpose === 'link' ? integrations : home),
        ...(flow.remembered && { remember: 'true' }),
        ...(isNew && { isNew: 'true' }),
      });
    } catch (error) {
      if (error instanceof Refusal && error.code === 'external_expired') {
        return sendLatePage(request, reply, services);
      }
      if (!(error instanceof Refusal)) {
        request.log.error({ request: request.id, err: error }, 'An external sign-in failed');
      }

      return goBack(reply, { refused: refusalToShow(error) });
    }
  });
}

const integrations = '/app/settings/integrations';

/** As the specification writes them, `Google`, and as they stand in our addresses, `google`. */
function providerOf(request: FastifyRequest) {
  const { provider = '' } = request.params as { provider?: string }; // the route has it

  return externalProviders.find((one) => one === provider || providerNames[one] === provider);
}

function addressOf({ url }: FastifyRequest): URL {
  return new URL(url, 'http://page');
}

function goBack(reply: FastifyReply, query: Record<string, string>): FastifyReply {
  return go(reply, `/auth/callback?${new URLSearchParams(query)}`);
}

function go(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('referrer-policy', 'no-referrer').redirect(address, 303);
}
