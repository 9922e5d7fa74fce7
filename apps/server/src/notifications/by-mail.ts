import type { Told } from '@longhand/contract/notifications';
import { placeName } from '@longhand/contract/place-name';
import { placeOfKind, type Writing, wordValuesOf } from '@longhand/contract/told';
import type { Locale } from '@longhand/contract/values';
import type achievementTexts from '@longhand/locales/en/achievements.json';
import type notificationTexts from '@longhand/locales/en/notifications.json';
import { readTexts } from '@longhand/locales/node';
import { createTranslator } from 'use-intl/core';
import type { Db } from '../platform/db/db.ts';
import type { Services } from '../platform/http/context.ts';
import { mailTextsIn } from '../platform/mail/texts.ts';
import { readProfile } from '../settings/index.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

/** Puts a notification into the outbox, in its reader's language and zone. */
export async function sendByMail(
  tx: Db,
  { mail, config, sign, sessions }: Pick<Services, 'mail' | 'config' | 'sign' | 'sessions'>,
  { userId, told }: { userId: string; told: Told },
): Promise<void> {
  const to = await sessions.addressOf(tx, userId);
  if (to === null) return;

  const { locale: chosen, timeZone } = await readProfile(tx, userId);
  const locale = chosen ?? 'en';
  const t = notificationTextsIn(locale);
  const mailText = mailTextsIn(locale);
  const values = wordValuesOf(told, writingIn(locale, timeZone));
  const place = placeOfKind[told.kind];
  const url = unsubscribeUrl({ userId, kind: told.kind }, { config, sign });

  await mail.send(tx, {
    to,
    locale,
    kind: told.kind,
    letter: {
      subject: t(`kinds.${told.kind}.title`, values),
      paragraphs: [t(`kinds.${told.kind}.body`, values)],
      action: { label: t(`kinds.${told.kind}.action`), url: config.PUBLIC_URL + place },
      unsubscribe: { label: mailText('unsubscribe.link'), url },
      footer: mailText('footer', { host: new URL(config.PUBLIC_URL).host }),
    },
  });
}

/** The words of notifications in a language. */
export function notificationTextsIn(locale: Locale) {
  const messages = readTexts(locale, 'notifications') as typeof notificationTexts; // a check keeps the languages' keys the same

  return createTranslator({ locale, messages, timeZone: 'UTC' });
}

function writingIn(locale: Locale, timeZone: string): Writing {
  const messages = readTexts(locale, 'achievements') as typeof achievementTexts; // as above
  const achievement = createTranslator({ locale, messages, timeZone: 'UTC' });
  const t = notificationTextsIn(locale);
  const write = (options: Intl.DateTimeFormatOptions) => (instant: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(new Date(instant));

  return {
    day: write({ day: 'numeric', month: 'long' }),
    moment: write({ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }),
    list: (parts) => new Intl.ListFormat(locale).format(parts),
    place: (place) => placeName(place, locale),
    achievement: (code) => achievement(`codes.${code}.name`),
    criterion: (code, tier) => achievement(`codes.${code}.criterion`, { n: tier }),
    milestone: (values) => t('milestone', values as never), // made beside its words
  };
}
