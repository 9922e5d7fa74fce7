import { randomBytes } from 'node:crypto';
import { refuse } from '@longhand/contract/errors';
import { plainRoutes } from '@longhand/contract/plain-routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../platform/http/context.ts';
import { addPlainRoute } from '../platform/http/plain-routes.ts';
import { pagePolicy } from '../platform/http/security-headers.ts';
import { readProfile } from '../settings/index.ts';
import { saveChoice } from './preference-queries.ts';
import { readUnsubscription, type Unsubscription } from './unsubscribe-link.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

/**
 * The link at the end of a mail. Opening it only asks, since programs that look after mail open links too; the button on
 * the page and the one-click request of a mail program (RFC 8058) do it. Both work without signing in.
 */
export async function addUnsubscribing(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    // The two forms in which a mail program or the page sends; what it says beside the token changes nothing.
    for (const form of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      scope.addContentTypeParser(form, { parseAs: 'string' }, async () => undefined);
    }

    addPlainRoute(scope, services, plainRoutes.askUnsubscribe, (request, reply) =>
      sendPage(reply, services, { ...asked(request, services), isDone: false }),
    );

    addPlainRoute(scope, services, plainRoutes.unsubscribe, async (request, reply) => {
      const { userId, kind, token } = asked(request, services);
      await saveChoice(services.db, { userId, kind, channel: 'mail', wanted: false });

      return sendPage(reply, services, { userId, kind, token, isDone: true });
    });
  });
}

type Asked = Unsubscription & { token: string };

function asked({ url }: FastifyRequest, { sign }: Services): Asked {
  const token = new URL(url, 'http://page').searchParams.get('token') ?? '';
  const unsubscription = readUnsubscription(token, sign);
  if (unsubscription === null) throw refuse('unsubscribe_link_invalid');

  return { ...unsubscription, token };
}

async function sendPage(
  reply: FastifyReply,
  { db, config }: Services,
  { userId, ...page }: Asked & { isDone: boolean },
) {
  const { locale } = await readProfile(db, userId);
  const nonce = randomBytes(16).toString('base64');

  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, {}))
    .header('referrer-policy', 'no-referrer')
    .send(
      unsubscribePage({ ...page, locale: locale ?? 'en', nonce, publicUrl: config.PUBLIC_URL }),
    );
}
