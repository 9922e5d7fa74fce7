import { expect, test } from 'vitest';
import { changedNames, namesOf, wrongNames } from './names.ts';

const ines = {
  email: 'ines@calloway.example',
  firstName: 'Ines',
  lastName: null,
  displayName: 'Ines C.',
  username: null,
};
const values = namesOf(ines);

test('only what was changed is sent, and what was emptied is taken away', () => {
  expect(changedNames(values, ines)).toEqual({});
  expect(changedNames({ ...values, lastName: ' Calloway ', displayName: '' }, ines)).toEqual({
    lastName: 'Calloway',
    displayName: null,
  });
});

test('an address that stands for a name is no name', () => {
  expect(namesOf({ ...ines, displayName: ines.email }).displayName).toBe('');
});

test.each(['ab', '-ines', 'ines-', 'inés', 'i c', 'x'.repeat(31)])('%s is no user name', (name) => {
  expect(wrongNames({ ...values, username: name })).toEqual({ username: 'username' });
});

test.each(['', 'ines', 'Ines_C-2', 'x'.repeat(30)])('%j can be one', (name) => {
  expect(wrongNames({ ...values, username: name })).toEqual({});
});

test('a first name stays', () => {
  expect(wrongNames({ ...values, firstName: ' ' })).toEqual({ firstName: 'first' });
});
