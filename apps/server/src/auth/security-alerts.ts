import type { Locale } from '@longhand/contract/values';
import type { Db } from '../platform/db/db.ts';
import type { Config } from '../platform/env.ts';
import type { Context } from '../platform/http/context.ts';
import type { EmailContent } from '../platform/mail/email-content.ts';
import { readPreferences } from '../settings/index.ts';
import { type SecurityChange, securityAlertEmail } from './email-templates.ts';

type Recipient = { id: string; email: string };

/** Emails a security alert in the user's own language, not in that of the current browser. */
export async function sendSecurityAlert(
  tx: Db,
  { person, change }: { person: Recipient; change: SecurityChange },
  context: Pick<Context, 'mail' | 'config'>,
): Promise<void> {
  const compose = (locale: Locale, site: Config) => securityAlertEmail(locale, site, change);
  await sendSecurityEmail(tx, { person, compose }, context);
}

/** Emails a security alert with its own template. */
export async function sendSecurityEmail(
  tx: Db,
  { person, compose }: { person: Recipient; compose(locale: Locale, site: Config): EmailContent },
  { mail, config }: Pick<Context, 'mail' | 'config'>,
): Promise<void> {
  const locale = await readUserLocale(tx, person.id);
  const content = compose(locale, config);
  await mail.send(tx, { to: person.email, locale, content, kind: 'security' });
}

/** The interface language that the user chose. */
export async function readUserLocale(db: Db, userId: string): Promise<Locale> {
  return (await readPreferences(db, userId)).locale ?? 'en';
}
