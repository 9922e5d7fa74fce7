import { expect, test } from 'vitest';
import { joinTexts, splitText } from './split-text.ts';

test('texts are split at lines of dashes or stars, without blank ones', () => {
  const texts = splitText('One\nmore\n---\n\nTwo\n* * *\n\n---\nThree', 'rule');

  expect(texts).toEqual([
    { title: 'One', text: 'One\nmore' },
    { title: 'Two', text: 'Two' },
    { title: 'Three', text: 'Three' },
  ]);
});

test('each heading starts a text and becomes its title', () => {
  const texts = splitText('# First\nWords.\n\n## Second\nMore words.', 'heading');

  expect(texts.map(({ title }) => title)).toEqual(['First', 'Second']);
  expect(texts[1]?.text).toBe('## Second\nMore words.');
});

test('two blank lines separate poems; one separates stanzas', () => {
  expect(splitText('a\n\nb\n\n\nc', 'blank').map(({ text }) => text)).toEqual(['a\n\nb', 'c']);
});

test('without a separator there is one text, titled with its first words', () => {
  const long = `${'word '.repeat(40)}\nmore`;

  expect(splitText(long, 'none')).toHaveLength(1);
  expect(splitText(long, 'none')[0]?.title.length).toBeLessThan(90);
  expect(splitText('  \n', 'none')).toEqual([]);
});

test('a text without a heading is titled with its first line, without the comma at its end', () => {
  expect(splitText('夜半桥头听水流，\n旧船无客系空舟。', 'none')[0]?.title).toBe('夜半桥头听水流');
  expect(splitText('Je reviens de loin,\nla route', 'none')[0]?.title).toBe('Je reviens de loin');
});

test.each([
  ['“Come in,” she said, “and sit.”', 'Come in, she said, and sit.'],
  ['"Well?"', 'Well?'],
  ['‘It’s the boys’ room,’ he said.', 'It’s the boys’ room, he said.'],
  ["'It's late,' he said.", "It's late, he said."],
  ['„Komm“, sagte sie.', 'Komm, sagte sie.'],
  ['«\u00a0Entre\u00a0», dit-elle.', 'Entre, dit-elle.'],
  ['— ¿Vienes? — dijo él.', '¿Vienes? — dijo él.'],
  ['「进来。」她说。', '进来。她说。'],
])('the title of a text that begins with dialogue has no quotation marks: %s', (line, title) => {
  expect(splitText(`${line}\n\nMore.`, 'none')[0]?.title).toBe(title);
});

test.each([
  ['rule', 'a\n\n---\nb\n\nmore\n***\nc'],
  ['heading', '# a\nb\n\n## c\nd'],
  ['blank', 'a\n\nb\n\n\n\nc'],
  ['none', 'a\n---\nb'],
] as const)('joined texts split the same way again: %s', (separator, pasted) => {
  const texts = splitText(pasted, separator);

  expect(splitText(joinTexts(texts, separator), separator)).toEqual(texts);
});
