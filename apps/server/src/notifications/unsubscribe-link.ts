import { type NotificationKind, notificationKind } from '@longhand/contract/notifications';
import { plainRoutes } from '@longhand/contract/plain-routes';
import { validate } from 'uuid';
import type { Services } from '../platform/http/context.ts';
import { isSame, type Sign } from '../platform/secret.ts';

export type Unsubscription = { userId: string; kind: NotificationKind };

/** Where a mail leads that offers to be the last of its kind. It holds for as long as the mail is kept. */
export function unsubscribeUrl(
  unsubscription: Unsubscription,
  { config, sign }: Pick<Services, 'config' | 'sign'>,
): string {
  const { userId, kind } = unsubscription;
  const token = `${userId}.${kind}.${signed(unsubscription, sign)}`;

  return `${config.PUBLIC_URL}${plainRoutes.unsubscribe.path}?token=${token}`;
}

/** What a token asks for; null for one that was not made here. */
export function readUnsubscription(token: string, sign: Sign): Unsubscription | null {
  const [userId = '', name, signature = ''] = token.split('.');
  const kind = notificationKind.safeParse(name);
  if (!kind.success || !validate(userId)) return null;

  const unsubscription = { userId, kind: kind.data };

  return isSame(signature, signed(unsubscription, sign)) ? unsubscription : null;
}

function signed({ userId, kind }: Unsubscription, sign: Sign): string {
  return sign('unsubscribe', userId, kind);
}
