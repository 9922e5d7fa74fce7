import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Inline, parseInline } from './parse-inline.ts';
import { type Block, parseMessage } from './parse-message.ts';

const text = (content: string): Inline => ({ kind: 'text', text: content });
const link = (url: string, label = url): Inline => ({
  kind: 'link',
  url,
  host: new URL(url).host,
  content: [text(label)],
});

describe('inline marks', () => {
  test('bold, italic, struck and code', () => {
    expect(parseInline('**a** *b* _c_ ~~d~~ `e*`')).toEqual([
      { kind: 'strong', content: [text('a')] },
      text(' '),
      { kind: 'emphasis', content: [text('b')] },
      text(' '),
      { kind: 'emphasis', content: [text('c')] },
      text(' '),
      { kind: 'strike', content: [text('d')] },
      text(' '),
      { kind: 'code', text: 'e*' },
    ]);
  });

  test('nested marks', () => {
    expect(parseInline('**a *b* c**')).toEqual([
      {
        kind: 'strong',
        content: [text('a '), { kind: 'emphasis', content: [text('b')] }, text(' c')],
      },
    ]);
  });

  test.each(['2 * 3 * 4', 'snake_case_name', '**', 'a ** b', '* a'])(
    'not emphasized: %s',
    (plain) => {
      expect(plainOf(parseInline(plain))).toBe(plain);
      expect(parseInline(plain).every(({ kind }) => kind === 'text')).toBe(true);
    },
  );

  test('an escaped mark is text', () => {
    expect(plainOf(parseInline('\\*a\\*'))).toBe('*a*');
  });
});

describe('links', () => {
  test('a web address, without the punctuation after it', () => {
    expect(parseInline('See https://example.org/a_(b), then.')).toEqual([
      text('See '),
      link('https://example.org/a_(b)'),
      text(', then.'),
    ]);
  });

  test('a link with a text', () => {
    expect(parseInline('[here](https://example.org/)')).toEqual([
      link('https://example.org/', 'here'),
    ]);
  });

  test.each([
    '[x](javascript:alert(1))',
    'javascript:alert(1)',
    '[x](data:text/html,a)',
    'https://ann:secret@example.org/',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
  ])('no link: %s', (hostile) => {
    expect(parseInline(hostile).some(({ kind }) => kind === 'link')).toBe(false);
    expect(plainOf(parseInline(hostile))).toBe(hostile);
  });
});

describe('mentions', () => {
  test('a username, without the full stop after it', () => {
    expect(parseInline('@ann-w and @Bob_2.')).toEqual([
      { kind: 'mention', username: 'ann-w' },
      text(' and '),
      { kind: 'mention', username: 'Bob_2' },
      text('.'),
    ]);
  });

  test('an email address is no mention', () => {
    expect(parseInline('ann@example.org')).toEqual([text('ann@example.org')]);
  });
});

describe('blocks', () => {
  test('paragraphs, quotes, lists and code', () => {
    expect(parseMessage('One\ntwo\n\n> Three\n- a\n- b\n\n2. c\n```\n*d*\n```')).toEqual([
      { kind: 'paragraph', content: [text('One\ntwo')] },
      { kind: 'quote', blocks: [{ kind: 'paragraph', content: [text('Three')] }] },
      { kind: 'list', isOrdered: false, start: 1, items: [[text('a')], [text('b')]] },
      { kind: 'list', isOrdered: true, start: 2, items: [[text('c')]] },
      { kind: 'code', text: '*d*' },
    ]);
  });

  test('a code block without an end runs to the end of the message', () => {
    expect(parseMessage('```\na')).toEqual([{ kind: 'code', text: 'a' }]);
  });
});

test('no letter of a message is lost, whatever it contains', () => {
  const piece = fc.constantFrom(
    '*',
    '_',
    '~',
    '`',
    '[',
    ']',
    ')',
    '@',
    '>',
    '- ',
    '\n',
    'é',
    'ب',
    '字',
    'https://a.b',
  );

  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const body = pieces.join('');
      const letters = (value: string) => value.replaceAll(/[^éب字]/gu, '');
      const shown = parseMessage(body).map(blockText).join('');

      expect(letters(shown)).toBe(letters(body));
    }),
  );
});

test.each(['*', '**a', '[', '> ', '`', '@a ', '_a_', '[a](', 'https://a.b/('])(
  'ten thousand characters of %s are parsed at once',
  (piece) => {
    const started = performance.now();
    parseMessage(piece.repeat(10_000 / piece.length));

    expect(performance.now() - started).toBeLessThan(500);
  },
);

function plainOf(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (part.kind === 'mention') return `@${part.username}`;

      return 'content' in part ? plainOf(part.content) : part.text;
    })
    .join('');
}

function blockText(block: Block): string {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'quote') return block.blocks.map(blockText).join('');

  return block.kind === 'list' ? block.items.map(plainOf).join('') : plainOf(block.content);
}
