import type { SessionUser } from '@longhand/contract/auth';

export type NameValues = {
  firstName: string;
  lastName: string;
  displayName: string;
  username: string;
};
type Name = keyof NameValues;
const names: readonly Name[] = ['firstName', 'lastName', 'displayName', 'username'];

type UserNames = Pick<SessionUser, Name | 'email'>;

/** The names for the form fields. A display name equal to the email is a placeholder and shown as empty. */
export function nameValuesOf({
  firstName,
  lastName,
  displayName,
  username,
  email,
}: UserNames): NameValues {
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    displayName: displayName === email ? '' : displayName,
    username: username ?? '',
  };
}

/** The names that differ from the stored ones; emptied names become null. The first name cannot be removed. */
export function changedNames(values: NameValues, user: UserNames): NameChanges {
  const before = nameValuesOf(user);
  const changed = names.filter((name) => values[name].trim() !== before[name]);

  return Object.fromEntries(
    changed.map((name) => [name, values[name].trim() || null]),
  ) as NameChanges; // the first name was validated
}

type NameChanges = { firstName?: string } & Partial<
  Record<Exclude<Name, 'firstName'>, string | null>
>;

/** The invalid names. Usernames are limited to ASCII letters and digits so that no two look the same. */
export function validateNames(values: NameValues): Partial<Record<Name, 'first' | 'username'>> {
  const username = values.username.trim().toLowerCase();
  const isInvalidUsername = username !== '' && !/^[a-z0-9][a-z0-9_-]{1,28}[a-z0-9]$/.test(username);

  return {
    ...(values.firstName.trim() === '' && { firstName: 'first' as const }),
    ...(isInvalidUsername && { username: 'username' as const }),
  };
}
