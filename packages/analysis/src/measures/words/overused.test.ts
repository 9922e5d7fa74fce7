import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyzeWithProfile } from '../../analyze-with-profile.ts';
import { createAnalyzer } from '../../analyzer.ts';
import '../../every-language.ts';
import type { LanguageCode } from '../../options.ts';
import { loadFrequencyNorm, type NormLanguage } from './norm.ts';
import { findOverusedWords, type OverusedWord } from './overused.ts';

const testLanguages: readonly NormLanguage[] = ['en', 'es', 'fr', 'de', 'ar', 'zh'];

/** `plain` has no overused words; `habit` overuses some in narration, `spoken` in dialogue. */
const passages: Readonly<
  Record<NormLanguage, { plain: string; habit: string; spoken: string; words: readonly string[] }>
> = {
  en: {
    plain:
      'The ferry left the harbour before dawn with forty sacks of flour and a goat. Ruth paid the captain in coins, asked for a receipt, and put it into her coat. The rain had washed the deck clean. ',
    habit: 'Suddenly she nodded. She was very tired and seemed to sink. ',
    spoken: '“Very well,” she said. “Suddenly you nod, and it seems very wrong.” ',
    words: ['nodded', 'seemed', 'suddenly', 'very'],
  },
  es: {
    plain:
      'El barco salió del puerto antes del alba con cuarenta sacos de harina y una cabra. Ruth pagó al capitán con monedas, pidió un recibo y lo guardó en el abrigo. La lluvia había lavado la cubierta. ',
    habit: 'De repente sonrió. Parecía muy cansada y asintió lentamente. ',
    spoken: '\n—De repente sonríes, pareces muy cansada y asientes lentamente.\n',
    words: ['asintió', 'lentamente', 'parecía', 'repente', 'sonrió'],
  },
  fr: {
    plain:
      'Le bac quitta le port avant l’aube avec quarante sacs de farine et une chèvre. Ruth paya le capitaine en pièces, demanda un reçu et le rangea dans son manteau. La pluie avait lavé le pont. ',
    habit: 'Soudain elle sourit. Elle semblait très lasse et hocha lentement la tête. ',
    spoken: '« Soudain elle sourit, elle semblait très lasse, elle hocha lentement la tête. »\n',
    words: ['hocha', 'lentement', 'semblait', 'soudain', 'sourit'],
  },
  de: {
    plain:
      'Die Fähre verließ den Hafen vor dem Morgen mit vierzig Säcken Mehl und einer Ziege. Ruth bezahlte den Kapitän mit Münzen, verlangte eine Quittung und steckte sie in den Mantel. Der Regen hatte das Deck gewaschen. ',
    habit: 'Plötzlich lächelte sie. Sie schien sehr müde und nickte langsam. ',
    spoken: '„Plötzlich lächelte sie, schien sehr müde und nickte langsam.“ ',
    words: ['langsam', 'lächelte', 'nickte', 'plötzlich', 'schien'],
  },
  ar: {
    plain:
      'غادرت العبارة الميناء قبل الفجر ومعها أربعون كيسا من الدقيق وعنزة. دفعت ليلى للقبطان نقودا معدنية وطلبت منه إيصالا ووضعته في معطفها. غسل المطر ظهر السفينة. ',
    habit: 'فجأة ابتسمت. وكأنها شعرت بالتعب، ثم أومأت ببطء. ',
    spoken: '«فجأة ابتسمت. وكأنها شعرت بالتعب، ثم أومأت ببطء.» ',
    words: ['ابتسمت', 'ببطء', 'شعرت', 'فجأة'],
  },
  zh: {
    plain:
      '渡船天亮以前离开港口，船上装着四十袋面粉和一头山羊。林芳用硬币付了船钱，要了一张收据，塞进大衣的口袋。雨水洗净了甲板。',
    habit: '她突然微微一笑。她似乎很累，缓缓点了点头。',
    spoken: '“她突然微微一笑。她似乎很累，缓缓点了点头。”',
    words: ['突然', '微微', '似乎', '缓缓'],
  },
};

async function overused(text: string, language: LanguageCode): Promise<readonly OverusedWord[]> {
  const { profile } = await analyzeWithProfile(text, { language });

  return profile.overused.value ?? [];
}

const wordsOf = (found: readonly OverusedWord[]) => found.map(({ word }) => word);

describe.each(testLanguages)('in %s', (language) => {
  const { plain, habit, spoken, words } = passages[language];

  test('overused words are found', async () => {
    const found = await overused(`${plain}${habit}\n`.repeat(40), language);

    expect(wordsOf(found)).toEqual(expect.arrayContaining([...words]));
    for (const { uses, expected, ratio, likelihood, places } of found) {
      expect(ratio).toBeCloseTo(uses / expected, 8);
      expect(ratio).toBeGreaterThanOrEqual(2);
      expect(likelihood).toBeGreaterThanOrEqual(15.13);
      expect(places).toHaveLength(uses);
    }
  });

  test('topic words are not overused', async () => {
    expect(await overused(`${plain}\n`.repeat(60), language)).toEqual([]);
  });

  test('words in dialogue are not overused', async () => {
    expect(await overused(`${plain}${spoken}\n`.repeat(60), language)).toEqual([]);
  });

  test('a word used a few times is not overused', async () => {
    const text = `${plain}\n`.repeat(60) + habit;

    expect(await overused(text, language)).toEqual([]);
  });

  test('a short text has no result', async () => {
    const { profile } = await analyzeWithProfile(plain + habit, { language });

    expect(profile.overused).toMatchObject({
      value: null,
      absent: { code: 'too-short', unit: 'words', needs: 1000 },
    });
  });
});

test('the likelihood is Dunning’s log-likelihood', async () => {
  const { plain } = passages.en;
  const text = `${plain.repeat(3)}She was very tired. \n`.repeat(20);
  const [found] = await overused(text, 'en');
  const narrativeWordCount = (await analyzeWithProfile(text)).counts.words;

  // -2 log λ of 20 uses among the words, with a known rate in the norm.
  const expected = found?.expected ?? 0;
  const rest =
    (narrativeWordCount - 20) *
    Math.log((narrativeWordCount - 20) / (narrativeWordCount - expected));
  expect(found).toMatchObject({ word: 'very', uses: 20 });
  expect(found?.likelihood).toBeCloseTo(2 * (20 * Math.log(20 / expected) + rest), 6);
});

test('a word that is rare in subtitles is compared with the upper bound of its rate', async () => {
  const text = `${passages.es.plain}Ruth suspiró.\n`.repeat(40);
  const [overusedWord] = await overused(text, 'es');
  const narrativeWordCount = (await analyzeWithProfile(text, { language: 'es' })).counts.words;

  expect(overusedWord).toMatchObject({ word: 'suspiró', uses: 40, isRare: true });
  expect(overusedWord?.expected).toBeCloseTo(narrativeWordCount / 10_000, 8);
  expect(await overused(`${passages.es.plain}Era muy tarde.\n`.repeat(60), 'es')).toEqual([
    expect.objectContaining({ word: 'muy', isRare: false }),
  ]);
});

test('a word split by the tokenizer is counted and shown as one', async () => {
  const { plain } = passages.zh;
  const text = `${plain}他望着河，意识到风停了，望，着。\n`.repeat(40);
  const found = await overused(text, 'zh');
  const overusedWord = found.find(({ word }) => word === '望着');

  expect(wordsOf(found)).toContain('意识到');
  expect(overusedWord).toMatchObject({ uses: 40, isRare: true });
  expect(new Set(overusedWord?.places.map(({ from, to }) => text.slice(from, to)))).toEqual(
    new Set(['望着']),
  );
});

test('an Arabic word is shown without its attached conjunction', async () => {
  const text = `${passages.ar.plain}وهز رأسه فالتفت الرجل ووقف.\n`.repeat(40);
  const found = wordsOf(await overused(text, 'ar'));

  expect(found).toEqual(expect.arrayContaining(['هز', 'التفت', 'وقف']));
});

test.each(['poetry', 'lyrics'] as const)(
  '%s has no result because lines repeat on purpose',
  async (kind) => {
    const text = `${passages.en.plain}${passages.en.habit}\n`.repeat(40);
    const { profile } = await analyzeWithProfile(text, { language: 'en', kind });

    expect(profile.overused).toEqual({ value: null, absent: { code: 'verse' } });
  },
);

test('spans cover the words in all their forms', async () => {
  const text = `${passages.en.plain}She nods. He nodded. They were nodding.\n`.repeat(30);
  const [overusedWord] = await overused(text, 'en');

  expect(overusedWord?.uses).toBe(90);
  expect(new Set(overusedWord?.places.map(({ from, to }) => text.slice(from, to)))).toEqual(
    new Set(['nods', 'nodded', 'nodding']),
  );
});

test('names are not overused', async () => {
  const text = `${passages.en.plain}There stood Little beside old Little.\n`.repeat(40);

  expect(wordsOf(await overused(text, 'en'))).not.toContain('little');
});

test('a language without a norm returns the reason', async () => {
  const { profile } = await analyzeWithProfile(passages.en.plain.repeat(60), { language: 'und' });

  expect(profile.overused).toEqual({ value: null, absent: { code: 'language' } });
});

test('an edited text has the same result as the same text opened again', async () => {
  const norms = new Map(
    await Promise.all(
      testLanguages.map(async (code) => [code, await loadFrequencyNorm(code)] as const),
    ),
  );
  const piece = fc.constantFrom(
    ...testLanguages.flatMap((code) => [
      passages[code].plain,
      passages[code].habit,
      passages[code].spoken,
    ]),
    '“',
    '\n',
    'Very ',
  );
  const edit = fc.record({ at: fc.nat(400), length: fc.nat(80), insert: piece });
  fc.assert(
    fc.property(
      fc.constantFrom(...testLanguages),
      fc.array(edit, { maxLength: 6 }),
      (language, edits) => {
        const { plain, habit } = passages[language];
        const norm = norms.get(language) ?? null;
        let text = `${plain}${habit}\n`.repeat(30);
        const edited = createAnalyzer({ language });
        edited.open(text);
        for (const { at, length, insert } of edits) {
          edited.applyChanges([{ from: at, to: at + length, insert }]);
          text = text.slice(0, at) + insert + text.slice(at + length);
        }
        const fresh = createAnalyzer({ language });
        fresh.open(text);

        expect(findOverusedWords(edited.analyzedText, norm)).toEqual(
          findOverusedWords(fresh.analyzedText, norm),
        );
      },
    ),
    { numRuns: 60 },
  );
});
