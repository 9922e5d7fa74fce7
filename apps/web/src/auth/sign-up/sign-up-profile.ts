import type { SessionUser } from '@longhand/contract/auth';

/**
 * Splits a name into the stored parts: the first word and the rest.
 *
 * @example splitName('Ines Maria Calloway') // { firstName: 'Ines', lastName: 'Maria Calloway' }
 */
export function splitName(name: string): { firstName: string; lastName?: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);

  return rest.length === 0 ? { firstName } : { firstName, lastName: rest.join(' ') };
}

/** The time zone of this browser, if known. */
export function browserTimeZone(): { timeZone?: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

  return timeZone ? { timeZone } : {};
}

/** The user right after sign-up by code, with the role that the specification assumes until the profile returns the real one. */
export function withSignUpRole(user: SessionUser): SessionUser {
  return { ...user, role: user.isPremium ? 1 : 0 };
}
