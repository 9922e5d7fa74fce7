import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LanguageCode, languageCodes } from '../../options.ts';
import { loadVerseSounds } from './sounds.ts';
import { verseOf } from './verse.ts';

const read = async (text: string, language: LanguageCode = 'en') =>
  verseOf(text, language, await loadVerseSounds(language));

const sonnet18 = `Shall I compare thee to a summer's day?
Thou art more lovely and more temperate:
Rough winds do shake the darling buds of May,
And summer's lease hath all too short a date;
Sometime too hot the eye of heaven shines,
And often is his gold complexion dimm'd;
And every fair from fair sometime declines,
By chance or nature's changing course untrimm'd;
But thy eternal summer shall not fade,
Nor lose possession of that fair thou ow'st;
Nor shall death brag thou wander'st in his shade,
When in eternal lines to time thou grow'st:
So long as men can breathe or eyes can see,
So long lives this, and this gives life to thee.`;

describe('English verse', () => {
  test('a sonnet of Shakespeare has his scheme and his metre', async () => {
    const { scheme, metre, lines } = await read(sonnet18);

    expect(scheme).toBe('ABABCDCDEFEFGG');
    expect(metre).toMatchObject({ foot: 'iambic', feet: 5 });
    expect(lines.map(({ syllables }) => syllables)).toEqual(expect.arrayContaining([10]));
    expect(lines[3]).toMatchObject({ kind: 'slant', with: 1 });
  });

  test.each([
    ['Roses are red,\nViolets are blue,\nSugar is sweet,\nAnd so are you.', 'ABCB'],
    [
      'Twinkle, twinkle, little star,\nHow I wonder what you are.\nUp above the world so high,\nLike a diamond in the sky.',
      'AABB',
    ],
    ['I went to town.\n\nShe wore a gown.\nHe saw a mouse.', 'A AB'],
    [
      'Whose woods these are I think I know.\nHis house is in the village though;\nHe will not see me stopping here\nTo watch his woods fill up with snow.',
      'AABA',
    ],
    [
      'Tyger Tyger, burning bright,\nIn the forests of the night;\nWhat immortal hand or eye,\nCould frame thy fearful symmetry?',
      'AABC',
    ],
    ['The cat sat down.\nThe dog went out.\nA bird flew past.\nNobody cared.', 'ABCD'],
  ])('%j is %s', async (text, scheme) => {
    expect((await read(text)).scheme).toBe(scheme);
  });

  test('the metre of a text without one is not told', async () => {
    const text =
      'I celebrate myself, and sing myself,\nAnd what I assume you shall assume,\nFor every atom belonging to me as good belongs to you.\nI loafe and invite my soul,';

    expect((await read(text)).metre).toBeNull();
  });

  test('rhymes within a line are told', async () => {
    const text = 'Once upon a midnight dreary, while I pondered, weak and weary,';
    const { lines } = await read(text);

    expect(lines[0]?.syllables).toBe(16);
    expect(
      lines[0]?.internal.map((pair) => pair.map(({ from, to }) => text.slice(from, to))),
    ).toEqual([['dreary', 'weary']]);
  });

  test.each([
    ['time', 'mine', 'slant'],
    ['love', 'prove', 'slant'],
    ['worse', 'horse', 'slant'],
    ['soul', 'all', 'slant'],
    ['home', 'come', 'slant'],
    ['bed', 'road', null],
    ['cat', 'bit', null],
    ['night', 'light', 'perfect'],
    ['station', 'nation', 'perfect'],
    ['rain', 'again', 'perfect'],
    ['walking', 'singing', null],
    ['house', 'tree', null],
    ['table', 'cradle', null],
  ])('%s and %s: %s', async (one, other, kind) => {
    expect((await read(`a ${one}\na ${other}`)).lines[1]?.kind ?? null).toBe(kind);
  });
});

describe('verse in other languages', () => {
  test('Spanish counts syllables with sinalefa and the end of the line', async () => {
    const becquer =
      'Volverán las oscuras golondrinas\nen tu balcón sus nidos a colgar,\ny otra vez con el ala a sus cristales\njugando llamarán.';
    const { lines } = await read(becquer, 'es');

    expect(lines.map(({ syllables }) => syllables)).toEqual([11, 11, 11, 7]);
  });

  test.each([
    ['es', 'la mañana\nla ventana\nel corazón\nla canción', 'AABB'],
    ['es', 'la casa\nla cama', 'AA'],
    ['fr', "le jour d'amour\ntoujours\nla beauté\nla clarté", 'AABB'],
    ['fr', 'l’automne\nmonotone', 'AA'],
    ['fr', 'un oiseau\nle chapeau\nle soir\nun espoir', 'AABB'],
    ['fr', 'la maison\nle chat\nla table', 'ABC'],
    ['de', 'das Haus\ndie Maus\ndie Liebe\ndie Triebe', 'AABB'],
    ['de', 'Wer reitet so spät durch Nacht und Wind?\nEs ist der Vater mit seinem Kind.', 'AA'],
    ['de', 'der Baum\ndas Kind', 'AB'],
    ['zh', '床前明月光，\n疑是地上霜。\n举头望明月，\n低头思故乡。', 'AABA'],
    ['ar', 'قفا نبك من ذكرى حبيب ومنزل\nبسقط اللوى بين الدخول فحومل', 'AA'],
    ['ar', 'الكتاب\nالقمر', 'AB'],
  ] as const)('%s: %j is %s', async (language, text, scheme) => {
    expect((await read(text, language)).scheme).toBe(scheme);
  });

  test('French counts the mute e before a consonant, and not at the end of the line', async () => {
    const racine =
      'Oui, je viens dans son temple adorer l’Éternel ;\nJe viens, selon l’usage antique et solennel,';

    expect((await read(racine, 'fr')).lines.map(({ syllables }) => syllables)).toEqual([12, 12]);
  });

  test('Chinese counts characters', async () => {
    expect(
      (await read('床前明月光，\n疑是地上霜。', 'zh')).lines.map(({ syllables }) => syllables),
    ).toEqual([5, 5]);
  });

  test('a language without rules keeps its lines', async () => {
    expect(await read('Один\nДва', 'und')).toMatchObject({
      scheme: 'AB',
      lines: [{ syllables: null }, { syllables: null }],
    });
  });
});

test('what returns is told: lines, chorus and hook', async () => {
  const chorus = 'Let it go, let it go\nInto the falling snow\n';
  const { repetition } = await read(
    `The night is cold\n${chorus}\nThe day is old\n${chorus}\n${chorus}`,
  );

  expect(repetition.chorus).toEqual({ length: 2, at: [1, 4, 6] });
  expect(repetition.hook).toEqual({ text: 'let it go', uses: 6 });
  expect(repetition.share).toBeCloseTo(4 / 8, 8);
});

test('any text can be read as verse', { timeout: 60_000 }, async () => {
  const sounds = new Map(
    await Promise.all(
      languageCodes.map(async (code) => [code, await loadVerseSounds(code)] as const),
    ),
  );
  const piece = fc.constantFrom(
    'night',
    "dimm'd",
    'light\n',
    '\n\n',
    'mañana',
    'l’amour',
    '月光',
    'منزل',
    'Nacht',
    '’',
    '-',
    '😀',
  );
  const text = fc.array(fc.oneof(piece, fc.string({ unit: 'binary' }))).map((all) => all.join(' '));
  fc.assert(
    fc.property(text, fc.constantFrom(...languageCodes), (any, language) => {
      const { lines, scheme } = verseOf(any, language, sounds.get(language) ?? null);
      let before = 0;
      for (const { span, internal } of lines) {
        expect(span.from).toBeGreaterThanOrEqual(before);
        expect(span.to).toBeLessThanOrEqual(any.length);
        for (const pair of internal)
          for (const { from, to } of pair) expect(from >= span.from && to <= span.to).toBe(true);
        before = span.to;
      }
      expect(scheme.replaceAll(' ', '')).toHaveLength(lines.length);
    }),
  );
});
