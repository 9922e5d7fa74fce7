/**
 * Writes `packages/analysis/src/authors/*.ts`: word frequencies and metrics of the authors of a literature collection; and
 * `packages/analysis/src/published/*.ts`: ranges of the measures in published works. The collection is a folder with `catalogue.json`, a
 * list of works (`file`, `language`, `author`, `title`, `year`), and their texts. Only numbers are written, no sentences: `node
 * scripts/pack-authors.ts FOLDER [LANGUAGE…]`.
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
import { toTextAnalysis } from '../apps/web/src/writing-lab/analysis/texts/text-analysis.ts';
import { computeRanges } from './published-ranges.ts';

type CatalogueEntry = {
  file: string;
  language: LanguageCode;
  author: string;
  title: string;
  year: number;
};
type MetricValues = Readonly<Record<string, number>>;
type Work = CatalogueEntry & {
  frequencies: WordFrequencies;
  figures: MetricValues;
  allFigures: MetricValues;
};

const maxWords = 1_000;
/** Words in fewer works are names or specific to a topic. */
const minWorkShare = 0.3;

const [folder = '', ...selectedLanguages] = process.argv.slice(2);
const catalogue: CatalogueEntry[] = JSON.parse(
  readFileSync(join(folder, 'catalogue.json'), 'utf8'),
);
const languages = [...new Set(catalogue.map(({ language }) => language))];
for (const language of selectedLanguages.length > 0
  ? (selectedLanguages as LanguageCode[])
  : languages) {
  const languageEntries = catalogue.filter((work) => work.language === language);
  const works: Work[] = [];
  for (const work of languageEntries) works.push({ ...work, ...(await measureWork(work)) });
  const packed = packAuthors(works);
  const { works: testedWorks, right: correct } = packed.accuracy;
  console.log(
    language,
    works.length,
    'works,',
    correct,
    'of',
    testedWorks,
    'nearest to their author',
  );
  write(`authors/${language}.ts`, 'PackedAuthors', packed);
  const ranges = computeRanges(works.map((work) => ({ ...work, figures: work.allFigures })));
  for (const { form, works: count, from, to } of ranges.groups) {
    console.log(language, form, count, 'works,', `${from}–${to}`);
  }
  write(`published/${language}.ts`, 'PackedRanges', ranges);
}

/** Writes JSON as a single-quoted string. */
function write(file: string, type: string, value: unknown): void {
  const json = JSON.stringify(value).replaceAll('\\', '\\\\').replaceAll("'", String.raw`\u0027`);
  writeFileSync(
    new URL(`../packages/analysis/src/${file}`, import.meta.url),
    `/** Made by scripts/pack-authors.ts: \`${type}\` as JSON. */\nexport const packed =\n  '${json}';\n`,
  );
}

/** Word counts, and metrics rounded to four significant digits. */
async function measureWork({ file, language }: CatalogueEntry) {
  const text = readFileSync(join(folder, file), 'utf8');
  const analyzer = createAnalyzer({ language });
  analyzer.open(text);
  const { vocabulary, sums } = analyzer.analyzedText;
  const uses = vocabulary.forms.flatMap((word, entry): [string, number][] => {
    const count = vocabulary.uses[entry] ?? 0;

    return count > 0 && /\p{L}/u.test(word) ? [[word, count]] : [];
  });
  const analysis = await analyzeWithProfile(text, { language });
  const { measures, profile } = analysis;
  const { mtld, hdd42 } = profile.diversity;
  const namedValues = [
    ...measures.map(({ name, value }) => [name, value] as const),
    ['mtld', mtld.value] as const,
    ['hdd42', hdd42.value] as const,
    ['burstiness', profile.rhythm.burstiness.value] as const,
    ['formality', profile.formality.value] as const,
  ];
  const metrics = namedValues.flatMap(([name, value]) =>
    value === null ? [] : [[name, Number(value.toPrecision(4))]],
  );

  return {
    frequencies: { words: sums.words, uses },
    figures: Object.fromEntries(metrics),
    allFigures: collectMetrics(analysis),
  };
}

/** All metrics that the screens compare, except findings, which depend on the enabled rules. */
function collectMetrics(analysis: AnalysisWithProfile): MetricValues {
  const namedValues = Object.entries(toTextAnalysis(analysis).figures).flatMap(([name, figure]) =>
    figure.value === null || name.startsWith('find-') ? [] : [[name, figure.value]],
  );

  return Object.fromEntries(namedValues);
}

function packAuthors(works: readonly Work[]): PackedAuthors {
  const words = createScale(works.map(({ frequencies }) => frequencies));
  const scored = works.map((work) => ({ ...work, scores: scoresOf(work.frequencies, words) }));
  const measures = [...new Set(works.flatMap(({ figures }) => Object.keys(figures)))].sort();
  const names = [...new Set(works.map(({ author }) => author))];
  const perTenMillion = (share: number) => Math.round(share * 10_000_000);

  return {
    words: words.map(({ word }) => word).join(' '),
    means: words.map(({ mean }) => perTenMillion(mean)).join(' '),
    deviations: words.map(({ deviation }) => Math.max(1, perTenMillion(deviation))).join(' '),
    measures,
    accuracy: measureAccuracy(scored),
    authors: names.map((name) => {
      const authorWorks = scored.filter(({ author }) => author === name);
      const scores = meanVector(authorWorks.map((work) => work.scores)).map((score) =>
        Math.round(score / scoreStep),
      );

      return {
        name,
        scores,
        works: authorWorks.map(
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

function createScale(texts: readonly WordFrequencies[]): AuthorSet['words'] {
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
    .filter(([, values]) => values.length >= minWorkShare * texts.length)
    .map(([word, values]) => ({ word, values, mean: mean(values) }))
    .sort((one, other) => other.mean - one.mean || (one.word < other.word ? -1 : 1))
    .slice(0, maxWords)
    .map(({ word, values, mean: overallMean }) => {
      const absent = (texts.length - values.length) * overallMean ** 2;
      const squares = values.reduce((sum, value) => sum + (value - overallMean) ** 2, absent);

      return { word, mean: overallMean, deviation: Math.sqrt(squares / (texts.length - 1)) };
    });
}

/** Leave-one-out test: whether the nearest author is the right one. */
function measureAccuracy(works: readonly (CatalogueEntry & { scores: readonly number[] })[]) {
  let correct = 0;
  const testableWorks = works.filter((work) =>
    works.some((one) => one !== work && one.author === work.author),
  );
  for (const work of testableWorks) {
    const others = Map.groupBy(
      works.filter((one) => one !== work),
      ({ author }) => author,
    );
    const [nearest] = [...others]
      .map(([author, authorWorks]) => ({
        author,
        distance: cosineDistance(work.scores, meanVector(authorWorks.map(({ scores }) => scores))),
      }))
      .sort((one, other) => one.distance - other.distance);
    if (nearest?.author === work.author) correct++;
  }

  return { works: testableWorks.length, right: correct };
}

function meanVector(lists: readonly (readonly number[])[]): readonly number[] {
  return (lists[0] ?? []).map(
    (_, at) => lists.reduce((sum, list) => sum + (list[at] ?? 0), 0) / lists.length,
  );
}
