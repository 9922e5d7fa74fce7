import {
  type NotificationCategory,
  notificationCatalogue,
} from '@longhand/contract/notification-catalogue';
import { notificationCategory, notificationKind } from '@longhand/contract/notifications';
import { rawRoutes } from '@longhand/contract/raw-routes';
import { validate } from 'uuid';
import type { Services } from '../../platform/http/context.ts';
import { isEqualConstantTime } from '../../platform/secret.ts';

/** The categories whose emails a link turns off. */
export type Unsubscription = { userId: string; categories: readonly NotificationCategory[] };

/** The unsubscribe link of an email. It does not expire. */
export function unsubscribeUrl(
  { userId, categories }: Unsubscription,
  { config, sign }: Pick<Services, 'config' | 'sign'>,
): string {
  const names = categories.join('-');
  const token = `${userId}.${names}.${sign('unsubscribe', userId, names)}`;

  return `${config.PUBLIC_URL}${rawRoutes.unsubscribe.path}?token=${token}`;
}

/** The account and categories in a token; null when its signature is invalid. */
export function readUnsubscription(
  token: string,
  { sign }: Pick<Services, 'sign'>,
): Unsubscription | null {
  const [userId = '', names = '', signature = ''] = token.split('.');
  const categories = names.split('-').map(categoryOf);
  if (!validate(userId) || !categories.every((category) => category !== null)) return null;
  if (!isEqualConstantTime(signature, sign('unsubscribe', userId, names))) return null;

  return { userId, categories };
}

/** Links of older emails name a kind. */
function categoryOf(name: string): NotificationCategory | null {
  const kind = notificationKind.safeParse(name).data;
  if (kind !== undefined) return notificationCatalogue[kind].category;

  return notificationCategory.safeParse(name).data ?? null;
}
