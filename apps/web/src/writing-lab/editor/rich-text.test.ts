import { expect, test } from 'vitest';
import { listOf, markdownOf, type Piece, styleOf } from './rich-text.ts';

test('paragraphs of a word processor become paragraphs with a blank line between', () => {
  const pasted = el(
    'BODY',
    el('P', 'The tide\n turned.'),
    '\n',
    el('P', ' '),
    el('P', 'It was late.'),
  );

  expect(markdownOf(pasted)).toBe('The tide turned.\n\nIt was late.');
});

test('headings, emphasis and quotations keep their meaning, nothing else is kept', () => {
  const pasted = el(
    'BODY',
    el('STYLE', 'p { color: red }'),
    el('H2', 'Slack water'),
    el('P', 'a ', el('EM', 'very '), 'low ', el('STRONG', 'tide'), el('SCRIPT', 'alert(1)')),
    el('BLOCKQUOTE', el('P', 'one'), el('P', 'two')),
  );

  expect(markdownOf(pasted)).toBe('## Slack water\n\na *very* low **tide**\n\n> one\n\n> two');
});

test('lists keep their signs and their depth', () => {
  const pasted = el('BODY', el('OL', el('LI', 'bar'), el('LI', 'boat', el('UL', el('LI', 'oar')))));

  expect(markdownOf(pasted)).toBe('1. bar\n2. boat\n   - oar');
});

test('items that Word wrote out as paragraphs are items, with the sign that they had', () => {
  const item = (style: string, sign: string, words: string): Piece => ({
    ...el('P', { ...el('SPAN', sign), list: 'sign' }, words),
    list: listOf(style) ?? 'sign',
  });
  const pasted = el(
    'BODY',
    item('mso-list:l0 level1 lfo1', '·\u00a0\u00a0', 'tea'),
    item('mso-list:l0 level2 lfo1', 'o\u00a0', 'green'),
    item('mso-list:l1 level1 lfo2', '2.\u00a0', 'rope'),
    el('P', 'It was late.'),
  );

  expect(markdownOf(pasted)).toBe('- tea\n  - green\n2. rope\n\nIt was late.');
  expect(listOf('font:7pt; mso-list:Ignore')).toBe('sign');
  expect(listOf('margin:0')).toBeUndefined();
});

test('what was struck out or is hidden is not pasted', () => {
  const hidden = { ...el('SPAN', 'secret'), style: styleOf('color:red;display:none') };

  expect(markdownOf(el('BODY', el('P', 'She ', el('DEL', 'ran '), 'went.', hidden)))).toBe(
    'She went.',
  );
});

test('the bold wrapper of an online editor is no emphasis, and hides no paragraph', () => {
  const wrapper = { ...el('B', el('P', 'one'), el('P', 'two')), style: { weight: 'normal' } };

  expect(markdownOf(el('BODY', wrapper))).toBe('one\n\ntwo');
});

test('weight and slant are read out of a style, whatever else it says', () => {
  expect(styleOf('color: red; Font-Weight: 700;font-style:italic')).toEqual({
    weight: '700',
    slant: 'italic',
  });
  expect(styleOf('color: red')).toEqual({});
});

test('a line break stays within its paragraph', () => {
  expect(markdownOf(el('BODY', el('P', 'Low tide,', el('BR'), ' three ways')))).toBe(
    'Low tide,\nthree ways',
  );
});

test('a link keeps its address, unless that is what it says', () => {
  const link = (words: string) => ({ ...el('A', words), href: 'https://example.org' });
  const pasted = el('BODY', el('P', link('the board'), ' ', link('https://example.org')));

  expect(markdownOf(pasted)).toBe('[the board](https://example.org) https://example.org');
});

function el(name: string, ...parts: (Piece | string)[]): Piece {
  return {
    name,
    text: '',
    parts: parts.map((part) =>
      typeof part === 'string' ? { name: '#text', text: part, parts: [] } : part,
    ),
  };
}

test('white space and elements without end are walked through once', () => {
  const wide = '\u00a0'.repeat(400_000);
  const looked: string[] = [];
  let deep = el('P', 'end');
  for (let depth = 0; depth < 400; depth += 1) deep = seen(el('SPAN', deep, 'x'), looked);

  expect(markdownOf(el('BODY', el('P', 'a', el('B', `b${wide}c`), `${wide}d`)))).toBe(
    `a**b${wide}c**${wide}d`,
  );
  markdownOf(el('BODY', deep));
  expect(looked.length).toBeLessThan(400 * 4);
});

/** A piece that writes down each time its parts are asked for. */
function seen(piece: Piece, looked: string[]): Piece {
  return {
    ...piece,
    get parts() {
      looked.push(piece.name);

      return piece.parts;
    },
  };
}
