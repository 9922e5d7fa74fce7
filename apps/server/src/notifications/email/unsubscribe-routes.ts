import { randomBytes } from 'node:crypto';
import { refuse } from '@longhand/contract/errors';
import { rawRoutes } from '@longhand/contract/raw-routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/http/context.ts';
import { addPlainRoute } from '../../platform/http/plain-routes.ts';
import { pagePolicy } from '../../platform/http/security-headers.ts';
import { readPreferences } from '../../settings/index.ts';
import { lockAccount, savePreferences } from '../preferences/queries.ts';
import { canUnsubscribe } from './notification-email.ts';
import { readUnsubscription, type Unsubscription } from './unsubscribe-link.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

/**
 * The unsubscribe link of emails. Opening it only shows a confirmation, since mail scanners open links too; the button on the page and
 * one-click requests of mail programs (RFC 8058) unsubscribe. Both work without signing in.
 */
export async function addUnsubscribeRoutes(
  app: FastifyInstance,
  services: Services,
): Promise<void> {
  await app.register(async (scope) => {
    // The two form types that mail programs and the page send; only the token in the URL is used.
    for (const form of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      scope.addContentTypeParser(form, { parseAs: 'string' }, async () => undefined);
    }

    addPlainRoute(scope, services, rawRoutes.confirmUnsubscribe, (request, reply) =>
      sendPage(reply, services, { ...readUnsubscribeRequest(request, services), isDone: false }),
    );

    addPlainRoute(scope, services, rawRoutes.unsubscribe, async (request, reply) => {
      const { userId, categories, token } = readUnsubscribeRequest(request, services);
      const off = categories.map((category) => {
        return { category, channel: 'email', isEnabled: false } as const;
      });
      await services.db.transaction(async (tx) => {
        if (await lockAccount(tx, userId)) await savePreferences(tx, userId, off); // otherwise the account was erased
      });

      return sendPage(reply, services, { userId, categories, token, isDone: true });
    });
  });
}

type UnsubscribeRequest = Unsubscription & { token: string };

function readUnsubscribeRequest({ url }: FastifyRequest, services: Services): UnsubscribeRequest {
  const token = new URL(url, 'http://page').searchParams.get('token') ?? '';
  const unsubscription = readUnsubscription(token, services);
  if (unsubscription === null) throw refuse('unsubscribe_link_invalid');
  if (!unsubscription.categories.every(canUnsubscribe)) throw refuse('notification_channel_locked');

  return { ...unsubscription, token };
}

async function sendPage(
  reply: FastifyReply,
  { db, config }: Services,
  { userId, ...page }: UnsubscribeRequest & { isDone: boolean },
) {
  const { locale } = await readPreferences(db, userId);
  const nonce = randomBytes(16).toString('base64');

  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, {}))
    .header('referrer-policy', 'no-referrer')
    .send(
      unsubscribePage({ ...page, locale: locale ?? 'en', nonce, publicUrl: config.PUBLIC_URL }),
    );
}
