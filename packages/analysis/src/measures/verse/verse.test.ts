import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LanguageCode, languageCodes } from '../../options.ts';
import { loadVerseSounds } from './sounds/load-sounds.ts';
import { verseOf } from './verse.ts';

const read = async (text: string, language: LanguageCode = 'en') =>
  verseOf(text, language, await loadVerseSounds(language));

const sonnet = `The harbour lamps were lit before the rain,
And on the quay an old man mended nets;
He tied a knot and pulled it tight again,
As one who half remembers, half forgets.
The water lifted every sleeping boat
And laid it down as softly as before;
A bell was ringing somewhere, and a note
Of music wandered outward from the shore.
I thought of all the letters left unread,
The things we meant to answer and did not;
The lamp still burning brightly by the bed,
The cup of coffee, never drunk, still hot.
The tide will turn, and no one asks it why;
It has its work, and so, I think, have I.`;

describe('English verse', () => {
  test('a sonnet in the manner of Shakespeare has its scheme and its metre', async () => {
    const { scheme, metre, lines } = await read(sonnet);

    expect(scheme).toBe('ABABCDCDEFEFGG');
    expect(metre.value).toMatchObject({ foot: 'iambic', feet: 5 });
    expect(lines.map(({ syllables }) => syllables)).toEqual(expect.arrayContaining([10]));
  });

  test.each([
    ['The roof has a leak,\nThe gutter is blue,\nThe cellar is warm,\nThe attic is new.', 'ABCB'],
    [
      'Little boat upon the bay,\nHave you sailed so far today?\nRound the rocks and through the foam,\nHave you brought the fishes home?',
      'AABB',
    ],
    ['I went to town.\n\nShe wore a gown.\nHe saw a mouse.', 'A AB'],
    [
      'The snow came early to the town.\nIt fell all night and settled down.\nThe baker left his door ajar\nAnd watched it cover street and gown.',
      'AABA',
    ],
    [
      'Copper kettle, shining bright,\nOn the shelf in morning light;\nWho has left you, cold and bare,\nIn a house that waits so quietly?',
      'AABC',
    ],
    ['The cat sat down.\nThe dog went out.\nA bird flew past.\nNobody cared.', 'ABCD'],
  ])('%j is %s', async (text, scheme) => {
    expect((await read(text)).scheme).toBe(scheme);
  });

  test('words within a line rhyme with the nearest other word, in a line of any length', async () => {
    const [first] = (await read('The bright night gave a bright light')).lines;
    const pairs = first?.internal.map((pair) => pair.map(({ from }) => from));
    expect(pairs).toEqual([
      [4, 11],
      [11, 24],
      [24, 31],
    ]);

    const [long] = (await read('bright night '.repeat(5_000))).lines;
    expect(long?.internal).toHaveLength(9_999);
  });

  test('a stanza of thousands of lines that nearly rhyme is read to its end', async () => {
    const words = ['night', 'bride', 'sea', 'home', 'stone', 'leaf'];
    const text = Array.from({ length: 5_000 }, (_, at) => words[at % words.length]).join('\n');

    expect((await read(text)).lines).toHaveLength(5_000);
  });

  test('a song whose lines return thousands of times is read to its end', async () => {
    const text = 'Haul away\nRow home\n'.repeat(10_000);
    const { repetition } = await read(text);

    expect(repetition.lines.map(({ at }) => at.length)).toEqual([10_000, 10_000]);
    expect(repetition.chorus).toMatchObject({ length: 64 });
  });

  test('no metre is reported for a text without one', async () => {
    const text =
      'The bus was late and smelled of wet dogs,\nSo I read the same page of the newspaper four times,\nAnd thought about lunch, mostly lunch,\nUntil the driver shouted something nobody understood.';

    expect((await read(text)).metre).toEqual({ value: null, absent: { code: 'uneven' } });
  });

  test('internal rhymes are reported', async () => {
    const text = 'Down along the river flowing, where the winter wind was blowing,';
    const { lines } = await read(text);

    expect(lines[0]?.syllables).toBe(16);
    expect(
      lines[0]?.internal.map((pair) => pair.map(({ from, to }) => text.slice(from, to))),
    ).toEqual([['flowing', 'blowing']]);
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
    const stanza =
      'Cantaba en la ventana la mañana\ny aquel barco no volvía del mar;\nla abuela hilaba su paciencia sola\ny no quiso esperar.';
    const { lines } = await read(stanza, 'es');

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
    ['de', 'Es wehte so kalt am Abend der Wind,\nam Ufer da stand allein noch ein Kind.', 'AA'],
    ['de', 'der Baum\ndas Kind', 'AB'],
    ['zh', '江上起微霜，\n渔灯照客床。\n远山听不见，\n一夜梦还乡。', 'AABA'],
    ['ar', 'سألت البحر عن أهل ومنزل\nفقال الموج إن العمر مقبل', 'AA'],
    ['ar', 'الكتاب\nالقمر', 'AB'],
  ] as const)('%s: %j is %s', async (language, text, scheme) => {
    expect((await read(text, language)).scheme).toBe(scheme);
  });

  test.each([
    ['es', 'corazón', 'canción', 'perfect'],
    ['es', 'casa', 'cama', 'slant'],
    ['es', 'casa', 'perro', null],
    ['es', 'mañana', 'camino', null],
    ['fr', 'maison', 'saison', 'perfect'],
    ['fr', 'amour', 'toujours', 'perfect'],
    ['fr', 'maison', 'lumière', null],
    ['fr', 'chat', 'table', null],
    ['de', 'Haus', 'Maus', 'perfect'],
    ['de', 'Glück', 'Blick', 'slant'],
    ['de', 'Baum', 'Kind', null],
    ['de', 'Liebe', 'Sonne', null],
    ['zh', '霜', '床', 'perfect'],
    ['zh', '人', '灯', 'slant'],
    ['zh', '山', '水', null],
    ['zh', '月', '花', null],
    ['ar', 'شمأل', 'منزل', 'perfect'],
    ['ar', 'رأس', 'ناس', 'slant'],
    ['ar', 'كتاب', 'باب', 'perfect'],
    ['ar', 'جميل', 'رجل', 'slant'],
    ['ar', 'كتاب', 'قمر', null],
    ['ar', 'بحر', 'سلام', null],
  ] as const)('%s: %s and %s: %s', async (language, one, other, kind) => {
    expect((await read(`${one}\n${other}`, language)).lines[1]?.kind ?? null).toBe(kind);
  });

  test('French counts the mute e before a consonant, and not at the end of the line', async () => {
    const alexandrines =
      'La lune sur le port éclaire un vieux navire ;\nPersonne ne descend, et nul ne veut rien dire,';

    expect((await read(alexandrines, 'fr')).lines.map(({ syllables }) => syllables)).toEqual([
      12, 12,
    ]);
  });

  test('Chinese counts characters', async () => {
    expect(
      (await read('江上起微霜，\n渔灯照客床。', 'zh')).lines.map(({ syllables }) => syllables),
    ).toEqual([5, 5]);
  });

  test('a language without rules keeps its lines', async () => {
    expect(await read('Один\nДва', 'und')).toMatchObject({
      scheme: 'AB',
      lines: [{ syllables: null }, { syllables: null }],
    });
  });
});

test('repeated lines, chorus and hook are reported', async () => {
  const chorus = 'Row me home, row me home\nOver the rolling foam\n';
  const { repetition } = await read(
    `The night is cold\n${chorus}\nThe day is old\n${chorus}\n${chorus}`,
  );

  expect(repetition.chorus).toEqual({ length: 2, at: [1, 4, 6], section: null });
  expect(repetition.hook).toEqual({ text: 'row me home', uses: 6 });
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
