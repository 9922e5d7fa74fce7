import { expect, test } from 'vitest';
import { changedNames, nameValuesOf, validateNames } from './names.ts';

const ines = {
  email: 'ines@calloway.example',
  firstName: 'Ines',
  lastName: null,
  displayName: 'Ines C.',
  username: null,
};
const values = nameValuesOf(ines);

test('only changed names are sent, and emptied ones are removed', () => {
  expect(changedNames(values, ines)).toEqual({});
  expect(changedNames({ ...values, lastName: ' Calloway ', displayName: '' }, ines)).toEqual({
    lastName: 'Calloway',
    displayName: null,
  });
});

test('an email used as display name is shown as empty', () => {
  expect(nameValuesOf({ ...ines, displayName: ines.email }).displayName).toBe('');
});

test.each(['ab', '-ines', 'ines-', 'inés', 'i c', 'x'.repeat(31)])(
  '%s is not a valid username',
  (name) => {
    expect(validateNames({ ...values, username: name })).toEqual({ username: 'username' });
  },
);

test.each(['', 'ines', 'Ines_C-2', 'x'.repeat(30)])('%j is a valid username', (name) => {
  expect(validateNames({ ...values, username: name })).toEqual({});
});

test('the first name cannot be removed', () => {
  expect(validateNames({ ...values, firstName: ' ' })).toEqual({ firstName: 'first' });
});
