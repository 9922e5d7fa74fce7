import type { SessionUser } from '@longhand/contract/auth';

export type NameValues = {
  firstName: string;
  lastName: string;
  displayName: string;
  username: string;
};
type Name = keyof NameValues;
const names: readonly Name[] = ['firstName', 'lastName', 'displayName', 'username'];

type Names = Pick<SessionUser, Name | 'email'>;

/** The names as fields show them. An address stands for a display name only where nothing else is there. */
export function namesOf({ firstName, lastName, displayName, username, email }: Names): NameValues {
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    displayName: displayName === email ? '' : displayName,
    username: username ?? '',
  };
}

/** Only what differs from what is kept; what was emptied is taken away. A first name stays. */
export function changedNames(values: NameValues, user: Names): Changed {
  const before = namesOf(user);
  const changed = names.filter((name) => values[name].trim() !== before[name]);

  return Object.fromEntries(changed.map((name) => [name, values[name].trim() || null])) as Changed; // a first name was checked
}

type Changed = { firstName?: string } & Partial<Record<Exclude<Name, 'firstName'>, string | null>>;

/** What can not be kept. User names are letters and figures of ASCII, so that no two look the same. */
export function wrongNames(values: NameValues): Partial<Record<Name, 'first' | 'username'>> {
  const username = values.username.trim().toLowerCase();
  const isNoUsername = username !== '' && !/^[a-z0-9][a-z0-9_-]{1,28}[a-z0-9]$/.test(username);

  return {
    ...(values.firstName.trim() === '' && { firstName: 'first' as const }),
    ...(isNoUsername && { username: 'username' as const }),
  };
}
