import type { Db } from '../platform/db/db.ts';
import type { Context } from '../platform/http/context.ts';
import { type SecurityChange, securityChangedLetter } from './letters.ts';

/** Mails the caller that something secures their account otherwise than before, in case it was not them. */
export async function tellOfSecurity(
  tx: Db,
  change: SecurityChange,
  { mail, config, caller, request: { locale } }: Context<'user'>,
): Promise<void> {
  const letter = securityChangedLetter(locale, config, change);
  await mail.send(tx, { to: caller.user.email, locale, letter, kind: 'security' });
}
