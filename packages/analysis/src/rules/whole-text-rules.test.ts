import { describe, expect, test } from 'vitest';
import { analyze } from '../analyze.ts';
import { createAnalyzer } from '../analyzer.ts';
import { findTexts } from './find-texts.ts';

const en = { language: 'en', rules: { 'repeated-phrase': true } } as const;

describe('repeated phrases', () => {
  const phrase = 'as silver water does';

  test('are reported after three uses, even far apart', () => {
    const filler = 'and so on. '.repeat(200);
    const text = `She rowed ${phrase} still.\n${filler}\nHe swam ${phrase} again.\nThey sailed ${phrase} alone.`;
    const [first] = analyze(text, en).findings.filter(({ rule }) => rule === 'repeated-phrase');

    expect(findTexts('repeated-phrase', text, en)).toEqual([phrase, phrase, phrase]);
    expect(first?.reason.values).toEqual({ phrase, uses: 3 });
  });

  test('are one finding if they overlap', () => {
    const text = `She shone ${phrase} still. `.repeat(3);

    expect(findTexts('repeated-phrase', text, en)).toHaveLength(3);
  });

  test.each([
    `She rowed ${phrase} still. He swam ${phrase} again.`,
    'He went to the end of it. '.repeat(4),
    '“I shine as silver water does,” he said. '.repeat(4),
    'They met at the door of the tavern. '.repeat(4),
    'Und der alte Oheim Grünebaum lachte. '.repeat(4),
    'Old Captain Ahab Starbuck spoke. '.repeat(4),
    'The great silver lantern burned. '.repeat(4),
  ])('none in: %s', (text) => {
    expect(findTexts('repeated-phrase', text, en)).toEqual([]);
  });

  test('are no longer reported when an edit removes the third use', () => {
    const analyzer = createAnalyzer(en);
    analyzer.open(
      `She rowed ${phrase} still.\nHe swam ${phrase} again.\nThey sailed ${phrase} alone.`,
    );
    const { splices } = analyzer.applyChanges([{ from: 10, to: 12, insert: 'like' }]);

    expect(splices.map(({ at, remove }) => [at, remove])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(
      analyzer.state.paragraphs
        .flatMap(({ findings }) => findings)
        .filter(({ rule }) => rule === 'repeated-phrase'),
    ).toEqual([]);
  });
});

describe('spelling variants', () => {
  test('name the most used word of the other side', () => {
    const text = 'A grey dawn, a grey sea, the harbour. One color.';
    const [finding] = analyze(text, en).findings.filter(({ rule }) => rule === 'spelling-variant');

    expect(finding?.reason.values).toEqual({ word: 'color', other: 'grey' });
    expect(finding?.suggestions).toEqual(['colour']);
  });

  test('are updated when another word becomes the most used', () => {
    const analyzer = createAnalyzer(en);
    analyzer.open('A grey dawn, a grey sea, the harbour.\nOne color.');
    analyzer.applyChanges([{ from: 0, to: 24, insert: 'A harbour' }]);
    const variantFindings = analyzer.state.paragraphs
      .flatMap(({ findings }) => findings)
      .filter(({ rule }) => rule === 'spelling-variant');

    expect(variantFindings.map(({ reason }) => reason.values)).toEqual([
      { word: 'color', other: 'harbour' },
    ]);
  });

  test.each([
    ['en', 'The colour and the centre. One color.', 'color', 'colour'],
    ['en', 'Color, center, favorite. One colour.', 'colour', 'color'],
    ['en', 'They organise, realise and recognize.', 'recognize', 'recognise'],
    ['de', 'Er weiß, dass er muss. Ich glaube, daß er kommt.', 'daß', 'dass'],
    ['fr', 'Il doit connaître le maître. Il va disparaitre.', 'disparaitre', 'disparaître'],
  ] as const)('marks the rarer spelling in %s: %s', (language, text, marked, other) => {
    const [finding, more] = analyze(text, { language }).findings.filter(
      ({ rule }) => rule === 'spelling-variant',
    );

    expect([finding?.text, finding?.suggestions[0], more]).toEqual([marked, other, undefined]);
  });

  test.each([
    ['en', 'The colour of the centre, realized in Oxford.'],
    ['en', 'The color of the center, realised.'],
    ['en', 'The colour of the Kennedy Center.'],
    ['de', 'Er weiß, dass er muss. Straße, groß, Fuß.'],
    ['fr', 'Il doit connaître le maître.'],
  ] as const)('none in %s: %s', (language, text) => {
    expect(findTexts('spelling-variant', text, { language })).toEqual([]);
  });

  test('does not report words in the user’s dictionary', () => {
    const options = { ...en, dictionary: ['Color'] };

    expect(findTexts('spelling-variant', 'Colour, colour, color.', options)).toEqual([]);
  });
});

describe('hyphens', () => {
  test.each([
    ['An email, an email, one e-mail.', 'e-mail'],
    ['To-day and to-day and today.', 'today'],
  ])('that are used inconsistently are reported: %s', (text, marked) => {
    expect(findTexts('hyphenation', text, en)).toEqual([marked]);
  });

  test.each([
    'An e-mail and a well-known man.',
    'They recover the chair, then re-cover it.',
    'N-no, nono.',
    'He said sensitive: “sen-si-tive.”',
  ])('none in: %s', (text) => {
    expect(findTexts('hyphenation', text, en)).toEqual([]);
  });
});

describe('capitals', () => {
  const repeatedText = 'On the internet. By the internet. For the internet.';

  test('are compared after an article', () => {
    expect(
      findTexts('capitalisation', `${repeatedText} From the Internet.`, { ...en, kind: 'essay' }),
    ).toEqual(['Internet']);
  });

  test.each([
    repeatedText,
    `${repeatedText} Internet is a word.`,
    `${repeatedText} The Internet Archive.`,
    'In the rose. Of the rose. By the rose. She met Rose.',
    'From the Internet, from the internet.',
  ])('none in: %s', (text) => {
    expect(findTexts('capitalisation', text, { ...en, kind: 'essay' })).toEqual([]);
  });
});

describe('quotation marks and apostrophes', () => {
  test.each([
    ['“So,” he said. “No,” said "she".', ['"', '"']],
    ["It’s hers, it’s his, it's mine.", ["'"]],
  ])('that are used inconsistently are reported: %s', (text, marked) => {
    expect(findTexts('quote-style', text, en)).toEqual(marked);
  });

  test.each([
    '“So,” he said: it’s all right, boys’ work, 15" wide.',
    '"So," he said: it\'s all right.',
  ])('none in: %s', (text) => {
    expect(findTexts('quote-style', text, en)).toEqual([]);
  });
});

describe('small numbers', () => {
  const essay = { language: 'en', kind: 'essay' } as const;

  test('are reported when written in words and in digits', () => {
    const text = 'We had two boats and mended three nets, but 4 oars broke.';

    expect(findTexts('number-style', text, essay)).toEqual(['4']);
  });

  test.each([
    'We had two boats and mended three nets.',
    'We had two boats, see page 4 below, at 5 pm, for 3 km.',
    'We had two boats. On May 4 we left. Chapter 5 tells it.',
  ])('none in: %s', (text) => {
    expect(findTexts('number-style', text, essay)).toEqual([]);
  });
});
