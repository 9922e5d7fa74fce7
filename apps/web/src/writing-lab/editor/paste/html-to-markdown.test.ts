import { expect, test } from 'vitest';
import { parseStyle, parseWordList, type RichTextNode, toMarkdown } from './html-to-markdown.ts';

test('word processor paragraphs are separated by a blank line', () => {
  const pasted = el(
    'BODY',
    el('P', 'The tide\n turned.'),
    '\n',
    el('P', ' '),
    el('P', 'It was late.'),
  );

  expect(toMarkdown(pasted)).toBe('The tide turned.\n\nIt was late.');
});

test('headings, emphasis and quotations become Markdown, everything else is dropped', () => {
  const pasted = el(
    'BODY',
    el('STYLE', 'p { color: red }'),
    el('H2', 'Slack water'),
    el('P', 'a ', el('EM', 'very '), 'low ', el('STRONG', 'tide'), el('SCRIPT', 'alert(1)')),
    el('BLOCKQUOTE', el('P', 'one'), el('P', 'two')),
  );

  expect(toMarkdown(pasted)).toBe('## Slack water\n\na *very* low **tide**\n\n> one\n\n> two');
});

test('lists keep their markers and nesting', () => {
  const pasted = el('BODY', el('OL', el('LI', 'bar'), el('LI', 'boat', el('UL', el('LI', 'oar')))));

  expect(toMarkdown(pasted)).toBe('1. bar\n2. boat\n   - oar');
});

test('list items that Word pastes as paragraphs become list items with their original marker', () => {
  const item = (style: string, sign: string, words: string): RichTextNode => ({
    ...el('P', { ...el('SPAN', sign), list: 'sign' }, words),
    list: parseWordList(style) ?? 'sign',
  });
  const pasted = el(
    'BODY',
    item('mso-list:l0 level1 lfo1', '·\u00a0\u00a0', 'tea'),
    item('mso-list:l0 level2 lfo1', 'o\u00a0', 'green'),
    item('mso-list:l1 level1 lfo2', '2.\u00a0', 'rope'),
    el('P', 'It was late.'),
  );

  expect(toMarkdown(pasted)).toBe('- tea\n  - green\n2. rope\n\nIt was late.');
  expect(parseWordList('font:7pt; mso-list:Ignore')).toBe('sign');
  expect(parseWordList('margin:0')).toBeUndefined();
});

test('struck-out and hidden text is not pasted', () => {
  const hidden = { ...el('SPAN', 'secret'), style: parseStyle('color:red;display:none') };

  expect(toMarkdown(el('BODY', el('P', 'She ', el('DEL', 'ran '), 'went.', hidden)))).toBe(
    'She went.',
  );
});

test('the bold wrapper of an online editor is not emphasis and does not hide paragraphs', () => {
  const wrapper = { ...el('B', el('P', 'one'), el('P', 'two')), style: { weight: 'normal' } };

  expect(toMarkdown(el('BODY', wrapper))).toBe('one\n\ntwo');
});

test('weight and slant are read from a style attribute, ignoring other properties', () => {
  expect(parseStyle('color: red; Font-Weight: 700;font-style:italic')).toEqual({
    weight: '700',
    slant: 'italic',
  });
  expect(parseStyle('color: red')).toEqual({});
});

test('a line break stays within its paragraph', () => {
  expect(toMarkdown(el('BODY', el('P', 'Low tide,', el('BR'), ' three ways')))).toBe(
    'Low tide,\nthree ways',
  );
});

test('a link keeps its address unless its text is the address', () => {
  const link = (words: string) => ({ ...el('A', words), href: 'https://example.org' });
  const pasted = el('BODY', el('P', link('the board'), ' ', link('https://example.org')));

  expect(toMarkdown(pasted)).toBe('[the board](https://example.org) https://example.org');
});

function el(name: string, ...parts: (RichTextNode | string)[]): RichTextNode {
  return {
    name,
    text: '',
    parts: parts.map((part) =>
      typeof part === 'string' ? { name: '#text', text: part, parts: [] } : part,
    ),
  };
}

test('long white space and deep nesting are processed in linear time', () => {
  const wide = '\u00a0'.repeat(400_000);
  const reads: string[] = [];
  let deep = el('P', 'end');
  for (let depth = 0; depth < 400; depth += 1) deep = withReadLog(el('SPAN', deep, 'x'), reads);

  expect(toMarkdown(el('BODY', el('P', 'a', el('B', `b${wide}c`), `${wide}d`)))).toBe(
    `a**b${wide}c**${wide}d`,
  );
  toMarkdown(el('BODY', deep));
  expect(reads.length).toBeLessThan(400 * 4);
});

/** A node that records each read of its parts. */
function withReadLog(piece: RichTextNode, reads: string[]): RichTextNode {
  return {
    ...piece,
    get parts() {
      reads.push(piece.name);

      return piece.parts;
    },
  };
}
