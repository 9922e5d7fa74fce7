import { externalProviders, providerNames } from '@longhand/contract/auth-external';
import { Refusal, refuse } from '@longhand/contract/errors';
import { rawRoutes } from '@longhand/contract/raw-routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/http/context.ts';
import { addPlainRoute } from '../../platform/http/plain-routes.ts';
import { createContext } from '../../platform/http/request-context.ts';
import { sendExpiredFlowPage } from './expired-flow-page.ts';
import { startFlow } from './flows.ts';
import { completeExternalSignIn, defaultReturnUrl, externalRefusalCode } from './handlers.ts';

/**
 * Routes that the browser navigates to: to the provider and back. Both end on `/auth/callback`, which shows the result in the user's
 * language; texts from the provider are not shown.
 */
export async function addExternalRoutes(app: FastifyInstance, services: Services): Promise<void> {
  addPlainRoute(app, services, rawRoutes.externalLogin, async (request, reply) => {
    const provider = providerOf(request);
    if (provider === undefined) throw refuse('external_not_configured');
    const { searchParams } = urlOf(request);
    const context = createContext<'public'>(request, reply, services);
    const flowStart = {
      provider,
      returnUrl: searchParams.get('returnUrl'),
      remembered: searchParams.get('remember') === 'true',
    };

    try {
      return redirectTo(reply, await startFlow(flowStart, context));
    } catch (error) {
      if (error instanceof Refusal && error.code === 'external_not_configured') throw error;

      return redirectAfterSignIn(reply, { refused: externalRefusalCode(error) });
    }
  });

  addPlainRoute(app, services, rawRoutes.externalCallback, async (request, reply) => {
    const provider = providerOf(request);
    if (provider === undefined || provider === 'spotify') throw refuse('external_not_configured');
    const context = createContext<'public'>(request, reply, services);

    try {
      const { flow, isNew } = await completeExternalSignIn(
        provider,
        urlOf(request).searchParams,
        context,
      );

      return redirectAfterSignIn(reply, {
        returnUrl: flow.returnUrl ?? (flow.purpose === 'link' ? integrations : defaultReturnUrl),
        ...(flow.remembered && { remember: 'true' }),
        ...(isNew && { isNew: 'true' }),
      });
    } catch (error) {
      if (error instanceof Refusal && error.code === 'external_expired') {
        return sendExpiredFlowPage(request, reply, services);
      }
      if (!(error instanceof Refusal)) {
        request.log.error({ request: request.id, err: error }, 'An external sign-in failed');
      }

      return redirectAfterSignIn(reply, { refused: externalRefusalCode(error) });
    }
  });
}

const integrations = '/app/settings/integrations';

/** `Google` as in the specification and `google` as in our URLs. */
function providerOf(request: FastifyRequest) {
  const { provider = '' } = request.params as { provider?: string }; // the route has it

  return externalProviders.find((one) => one === provider || providerNames[one] === provider);
}

function urlOf({ url }: FastifyRequest): URL {
  return new URL(url, 'http://page');
}

function redirectAfterSignIn(reply: FastifyReply, query: Record<string, string>): FastifyReply {
  return redirectTo(reply, `/auth/callback?${new URLSearchParams(query)}`);
}

function redirectTo(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('referrer-policy', 'no-referrer').redirect(address, 303);
}
