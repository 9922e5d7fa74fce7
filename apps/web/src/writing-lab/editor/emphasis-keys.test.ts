import { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { toggleEmphasis } from './emphasis-keys.ts';

describe('italic and bold', () => {
  test.each([
    ['the word at the caret', 'The ke|el rose.', '*', 'The *ke|el* rose.'],
    ['the word before the caret', 'The keel| rose.', '*', 'The *keel|* rose.'],
    ['the word after the caret', 'The |keel rose.', '**', 'The **|keel** rose.'],
    ['a word with an apostrophe', 'It was|n’t.', '*', 'It *was|n’t*.'],
    ['an Arabic word', 'صعد ال|عارضة.', '*', 'صعد *ال|عارضة*.'],
    [
      'what is selected, without the spaces around it',
      'The[ keel ]rose.',
      '**',
      'The **[keel]** rose.',
    ],
    ['what is italic set bold as well', 'The *[keel]* rose.', '**', 'The ***[keel]*** rose.'],
    ['each line by itself', '[One.\n\nTwo.]', '*', '*[One.*\n\n*Two.]*'],
    ['a heading without its signs', '[# One]', '*', '# *[One]*'],
    ['a place between words', 'The | rose.', '*', 'The *|* rose.'],
  ] as const)('set %s', (_name, before, sign, after) => {
    expect(toggle(before, sign)).toBe(after);
  });

  test.each([
    ['the word at the caret', 'The *ke|el* rose.', '*', 'The ke|el rose.'],
    ['what is selected', 'The **[keel]** rose.', '**', 'The [keel] rose.'],
    ['what is selected with its signs', 'The [*keel*] rose.', '*', 'The [keel] rose.'],
    ['underscores too', 'The _[keel]_ rose.', '*', 'The [keel] rose.'],
    ['italic alone of what is both', 'The ***[keel]*** rose.', '*', 'The **[keel]** rose.'],
    ['each line by itself', '*[One.*\n*Two.]*', '*', '[One.\nTwo.]'],
    ['a place between two signs', 'The *|* rose.', '*', 'The | rose.'],
  ] as const)('are taken from %s', (_name, before, sign, after) => {
    expect(toggle(before, sign)).toBe(after);
  });
});

/** `|` is the caret, brackets are a selection. */
function toggle(marked: string, sign: '*' | '**'): string {
  const doc = marked.replaceAll(/[|[\]]/g, '');
  const caret = marked.indexOf('|');
  const selection =
    caret < 0 ? { anchor: marked.indexOf('['), head: marked.indexOf(']') - 1 } : { anchor: caret };
  const state = EditorState.create({ doc, selection });
  const after = state.update(toggleEmphasis(state, sign)).state;
  const { from, to, empty } = after.selection.main;
  const text = after.doc.toString();

  return empty
    ? `${text.slice(0, from)}|${text.slice(from)}`
    : `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`;
}
