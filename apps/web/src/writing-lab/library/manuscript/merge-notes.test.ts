import { expect, test } from 'vitest';
import { mergeNotes } from './merge-notes.ts';

test('notes changed here and elsewhere keep both changes', () => {
  const known = { synopsis: 'Ann goes.', notes: '' };

  expect(
    mergeNotes(known, {
      mine: { synopsis: 'Ann goes.', notes: 'Check the tide.' },
      theirs: { synopsis: 'Ann stays.', notes: '' },
    }),
  ).toEqual({ synopsis: 'Ann stays.', notes: 'Check the tide.' });
  expect(
    mergeNotes(known, {
      mine: { synopsis: 'Ann swims.', notes: 'Same.' },
      theirs: { synopsis: 'Ann stays.', notes: 'Same.' },
    }),
  ).toEqual({ synopsis: 'Ann stays.\n\nAnn swims.', notes: 'Same.' });
});
