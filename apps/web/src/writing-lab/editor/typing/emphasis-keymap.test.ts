import { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { toggleEmphasis } from './emphasis-keymap.ts';

describe('italic and bold', () => {
  test.each([
    ['the word at the caret', 'The ke|el rose.', '*', 'The *ke|el* rose.'],
    ['the word before the caret', 'The keel| rose.', '*', 'The *keel|* rose.'],
    ['the word after the caret', 'The |keel rose.', '**', 'The **|keel** rose.'],
    ['a word with an apostrophe', 'It was|n’t.', '*', 'It *was|n’t*.'],
    ['an Arabic word', 'صعد ال|عارضة.', '*', 'صعد *ال|عارضة*.'],
    ['a selection, without the spaces around it', 'The[ keel ]rose.', '**', 'The **[keel]** rose.'],
    ['italic text in bold as well', 'The *[keel]* rose.', '**', 'The ***[keel]*** rose.'],
    ['each line by itself', '[One.\n\nTwo.]', '*', '*[One.*\n\n*Two.]*'],
    ['a heading without its marker', '[# One]', '*', '# *[One]*'],
    ['a position between words', 'The | rose.', '*', 'The *|* rose.'],
  ] as const)('wrap %s', (_name, before, sign, after) => {
    expect(toggle(before, sign)).toBe(after);
  });

  test.each([
    ['the word at the caret', 'The *ke|el* rose.', '*', 'The ke|el rose.'],
    ['a selection', 'The **[keel]** rose.', '**', 'The [keel] rose.'],
    ['a selection including its markers', 'The [*keel*] rose.', '*', 'The [keel] rose.'],
    ['text between underscores', 'The _[keel]_ rose.', '*', 'The [keel] rose.'],
    [
      'bold italic text, only the italic ones',
      'The ***[keel]*** rose.',
      '*',
      'The **[keel]** rose.',
    ],
    ['each line by itself', '*[One.*\n*Two.]*', '*', '[One.\nTwo.]'],
    ['an empty pair of markers', 'The *|* rose.', '*', 'The | rose.'],
  ] as const)('are removed from %s', (_name, before, sign, after) => {
    expect(toggle(before, sign)).toBe(after);
  });
});

/** `|` is the caret, brackets are the selection. */
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
