import type { Locale } from '@longhand/contract/values';
import type { Db } from '../platform/db/db.ts';
import type { Config } from '../platform/env.ts';
import type { Context } from '../platform/http/context.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { readProfile } from '../settings/index.ts';
import { type SecurityChange, securityChangedLetter } from './letters.ts';

type Person = { id: string; email: string };

/**
 * Mails somebody that their account is secured otherwise than before, in case it was not them; in their own language,
 * whoever sits at the browser.
 */
export async function tellOfSecurity(
  tx: Db,
  { person, change }: { person: Person; change: SecurityChange },
  context: Pick<Context, 'mail' | 'config'>,
): Promise<void> {
  const compose = (locale: Locale, site: Config) => securityChangedLetter(locale, site, change);
  await tellPerson(tx, { person, compose }, context);
}

/** The same with a letter of its own. */
export async function tellPerson(
  tx: Db,
  { person, compose }: { person: Person; compose(locale: Locale, site: Config): Letter },
  { mail, config }: Pick<Context, 'mail' | 'config'>,
): Promise<void> {
  const locale = await localeOf(tx, person.id);
  const letter = compose(locale, config);
  await mail.send(tx, { to: person.email, locale, letter, kind: 'security' });
}

/** What somebody chose to read, wherever they are. */
export async function localeOf(db: Db, userId: string): Promise<Locale> {
  return (await readProfile(db, userId)).locale ?? 'en';
}
