/**
 * Writes `packages/analysis/src/authors/*.ts`: how the authors of a collection of literature use the commonest words of their language, and
 * what is measured in their works; and `packages/analysis/src/published/*.ts`: where the measures of published works lie. The collection is a
 * folder with `catalogue.json`, a list of works (`file`, `language`, `author`, `title`, `year`), and their texts. Only figures are written, no
 * sentence: `node scripts/pack-authors.ts FOLDER [LANGUAGE…]`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '@longhand/analysis';
import {
  type AnalysisWithProfile,
  analyzeWithProfile,
} from '@longhand/analysis/analyze-with-profile';
import { createAnalyzer } from '@longhand/analysis/analyzer';
import {
  type AuthorSet,
  type PackedAuthors,
  scoreStep,
  scoresOf,
} from '@longhand/analysis/measures/style/authors';
import { cosineDistance } from '@longhand/analysis/measures/style/delta';
import type { WordFrequencies } from '@longhand/analysis/measures/style/frequencies';
import '@longhand/analysis/every-language';
import { toTextAnalysis } from '../apps/web/src/writing-lab/reading/text-analysis.ts';
import { rangesOf } from './published-ranges.ts';

type Listed = {
  file: string;
  language: LanguageCode;
  author: string;
  title: string;
  year: number;
};
type Figures = Readonly<Record<string, number>>;
type Work = Listed & { frequencies: WordFrequencies; figures: Figures; allFigures: Figures };

const commonWords = 1_000;
/** A word that few works have is a name or what one of them is about. */
const leastWorks = 0.3;

const [folder = '', ...chosen] = process.argv.slice(2);
const catalogue: Listed[] = JSON.parse(readFileSync(join(folder, 'catalogue.json'), 'utf8'));
const languages = [...new Set(catalogue.map(({ language }) => language))];
for (const language of chosen.length > 0 ? (chosen as LanguageCode[]) : languages) {
  const listed = catalogue.filter((work) => work.language === language);
  const works: Work[] = [];
  for (const work of listed) works.push({ ...work, ...(await read(work)) });
  const packed = pack(works);
  const { works: of, right } = packed.accuracy;
  console.log(language, works.length, 'works,', right, 'of', of, 'nearest to their author');
  write(`authors/${language}.ts`, 'PackedAuthors', packed);
  const ranges = rangesOf(works.map((work) => ({ ...work, figures: work.allFigures })));
  for (const { form, works: count, from, to } of ranges.groups) {
    console.log(language, form, count, 'works,', `${from}–${to}`);
  }
  write(`published/${language}.ts`, 'PackedRanges', ranges);
}

/** Writes JSON between single quotes. */
function write(file: string, type: string, value: unknown): void {
  const json = JSON.stringify(value).replaceAll('\\', '\\\\').replaceAll("'", String.raw`\u0027`);
  writeFileSync(
    new URL(`../packages/analysis/src/${file}`, import.meta.url),
    `/** Made by scripts/pack-authors.ts: \`${type}\` as JSON. */\nexport const packed =\n  '${json}';\n`,
  );
}

/** Every word with its uses, and what is measured of a whole text, rounded to four figures. */
async function read({ file, language }: Listed) {
  const text = readFileSync(join(folder, file), 'utf8');
  const analyzer = createAnalyzer({ language });
  analyzer.open(text);
  const { vocabulary, sums } = analyzer.analyzedText;
  const uses = vocabulary.forms.flatMap((word, entry): [string, number][] => {
    const count = vocabulary.uses[entry] ?? 0;

    return count > 0 && /\p{L}/u.test(word) ? [[word, count]] : [];
  });
  const whole = await analyzeWithProfile(text, { language });
  const { measures, profile } = whole;
  const { mtld, hdd42 } = profile.diversity;
  const known = [
    ...measures.map(({ name, value }) => [name, value] as const),
    ['mtld', mtld.value] as const,
    ['hdd42', hdd42.value] as const,
    ['burstiness', profile.rhythm.burstiness.value] as const,
    ['formality', profile.formality.value] as const,
  ];
  const figures = known.flatMap(([name, value]) =>
    value === null ? [] : [[name, Number(value.toPrecision(4))]],
  );

  return {
    frequencies: { words: sums.words, uses },
    figures: Object.fromEntries(figures),
    allFigures: allFiguresOf(whole),
  };
}

/** All that the screens compare, but for findings: with other rules there are others. */
function allFiguresOf(whole: AnalysisWithProfile): Figures {
  const known = Object.entries(toTextAnalysis(whole).figures).flatMap(([name, figure]) =>
    figure.value === null || name.startsWith('find-') ? [] : [[name, figure.value]],
  );

  return Object.fromEntries(known);
}

function pack(works: readonly Work[]): PackedAuthors {
  const words = scaleOf(works.map(({ frequencies }) => frequencies));
  const scored = works.map((work) => ({ ...work, scores: scoresOf(work.frequencies, words) }));
  const measures = [...new Set(works.flatMap(({ figures }) => Object.keys(figures)))].sort();
  const names = [...new Set(works.map(({ author }) => author))];
  const inTenMillions = (share: number) => Math.round(share * 10_000_000);

  return {
    words: words.map(({ word }) => word).join(' '),
    means: words.map(({ mean }) => inTenMillions(mean)).join(' '),
    deviations: words.map(({ deviation }) => Math.max(1, inTenMillions(deviation))).join(' '),
    measures,
    accuracy: accuracyOf(scored),
    authors: names.map((name) => {
      const own = scored.filter(({ author }) => author === name);
      const scores = meanOf(own.map((work) => work.scores)).map((score) =>
        Math.round(score / scoreStep),
      );

      return {
        name,
        scores,
        works: own.map(
          ({ title, year, frequencies, figures }) =>
            [
              title,
              year,
              frequencies.words,
              measures.map((measure) => figures[measure] ?? null),
            ] as const,
        ),
      };
    }),
  };
}

function scaleOf(texts: readonly WordFrequencies[]): AuthorSet['words'] {
  const shares = new Map<string, number[]>();
  for (const { words, uses } of texts) {
    for (const [word, count] of uses) {
      const known = shares.get(word) ?? [];
      known.push(count / words);
      shares.set(word, known);
    }
  }
  const mean = (values: readonly number[]) =>
    values.reduce((sum, one) => sum + one, 0) / texts.length;

  return [...shares]
    .filter(([, values]) => values.length >= leastWorks * texts.length)
    .map(([word, values]) => ({ word, values, mean: mean(values) }))
    .sort((one, other) => other.mean - one.mean || (one.word < other.word ? -1 : 1))
    .slice(0, commonWords)
    .map(({ word, values, mean: middle }) => {
      const absent = (texts.length - values.length) * middle ** 2;
      const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, absent);

      return { word, mean: middle, deviation: Math.sqrt(squares / (texts.length - 1)) };
    });
}

/** Leaves one work out at a time and looks whether its author is nearest all the same. */
function accuracyOf(works: readonly (Listed & { scores: readonly number[] })[]) {
  let right = 0;
  const tested = works.filter((work) =>
    works.some((one) => one !== work && one.author === work.author),
  );
  for (const work of tested) {
    const others = Map.groupBy(
      works.filter((one) => one !== work),
      ({ author }) => author,
    );
    const [nearest] = [...others]
      .map(([author, own]) => ({
        author,
        distance: cosineDistance(work.scores, meanOf(own.map(({ scores }) => scores))),
      }))
      .sort((one, other) => one.distance - other.distance);
    if (nearest?.author === work.author) right++;
  }

  return { works: tested.length, right };
}

function meanOf(lists: readonly (readonly number[])[]): readonly number[] {
  return (lists[0] ?? []).map(
    (_, at) => lists.reduce((sum, list) => sum + (list[at] ?? 0), 0) / lists.length,
  );
}
