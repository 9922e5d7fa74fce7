import { type NotificationKind, notificationKind } from '@longhand/contract/notifications';
import { rawRoutes } from '@longhand/contract/raw-routes';
import { validate } from 'uuid';
import type { Services } from '../platform/http/context.ts';
import { isEqualConstantTime, type Sign } from '../platform/secret.ts';

export type Unsubscription = { userId: string; kind: NotificationKind };

/** The unsubscribe link of an email. It does not expire. */
export function unsubscribeUrl(
  unsubscription: Unsubscription,
  { config, sign }: Pick<Services, 'config' | 'sign'>,
): string {
  const { userId, kind } = unsubscription;
  const token = `${userId}.${kind}.${signatureOf(unsubscription, sign)}`;

  return `${config.PUBLIC_URL}${rawRoutes.unsubscribe.path}?token=${token}`;
}

/** The account and kind in a token; null when its signature is invalid. */
export function readUnsubscription(token: string, sign: Sign): Unsubscription | null {
  const [userId = '', name, signature = ''] = token.split('.');
  const kind = notificationKind.safeParse(name);
  if (!kind.success || !validate(userId)) return null;

  const unsubscription = { userId, kind: kind.data };

  return isEqualConstantTime(signature, signatureOf(unsubscription, sign)) ? unsubscription : null;
}

function signatureOf({ userId, kind }: Unsubscription, sign: Sign): string {
  return sign('unsubscribe', userId, kind);
}
