import type { SessionUser } from '@longhand/contract/auth';

/**
 * The parts of a name as they are kept: the first word, and what follows it.
 *
 * @example nameParts('Ines Maria Calloway') // { firstName: 'Ines', lastName: 'Maria Calloway' }
 */
export function nameParts(name: string): { firstName: string; lastName?: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);

  return rest.length === 0 ? { firstName } : { firstName, lastName: rest.join(' ') };
}

/** The zone in which this browser's days are counted, where it knows one. */
export function browserTimeZone(): { timeZone?: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

  return timeZone ? { timeZone } : {};
}

/** Somebody who has just signed up by code, as the specification has it until the profile answers with the real number. */
export function justSignedUp(user: SessionUser): SessionUser {
  return { ...user, role: user.isPremium ? 1 : 0 };
}
