import { keywords } from '@longhand/analysis/measures/style/keyness';
import type { TrendFigures } from '@longhand/contract/insights-trends';
import { addDays } from '@longhand/goals/days';
import type { Context } from '../../platform/http/context.ts';
import { sumFrequencies } from '../../writing-lab/index.ts';
import type { InsightScope } from '../scope.ts';

const maxTexts = 300;
const maxWords = 20;
const minTexts = 3;
/** Earliest day that databases and dates share. */
const firstDay = '0001-01-01';

type TextUses = Awaited<ReturnType<typeof sumFrequencies>>[number];
type UseSums = {
  words: number;
  texts: number;
  uses: Map<string, number>;
  textsOf: Map<string, number>;
};

/** Words of the texts started in the period, compared with all earlier texts, per language. */
export async function readWordTrends(
  { filter, timeZone }: InsightScope,
  { db }: Context<'user'>,
): Promise<TrendFigures['words']> {
  const now = await sumFrequencies(db, { ...filter, timeZone }, maxTexts);
  const to = addDays(filter.from, -1);
  const before =
    filter.from <= firstDay
      ? []
      : await sumFrequencies(db, { ...filter, timeZone, from: firstDay, to }, maxTexts);
  const languages = [...new Set([...now, ...before].map(({ language }) => language))];

  return languages.map((language) => {
    const own = sumUses(now.filter((text) => text.language === language));
    const others = sumUses(before.filter((text) => text.language === language));
    const isEnough = own.texts >= minTexts && others.texts >= minTexts;
    const found = isEnough ? keywords(frequenciesOf(own), frequenciesOf(others)) : [];
    const words = found.map(({ word, uses, otherUses, keyness, logRatio }) => ({
      ...{ word, uses, usesBefore: otherUses, keyness: Math.abs(keyness), logRatio },
      ...{ texts: own.textsOf.get(word) ?? 0, textsBefore: others.textsOf.get(word) ?? 0 },
    }));

    return {
      language,
      sample: { unit: 'texts' as const, has: own.texts, needs: minTexts },
      sampleBefore: { unit: 'texts' as const, has: others.texts, needs: minTexts },
      ...{ words: own.words, wordsBefore: others.words },
      // A word of a single text says more about that text than about a change.
      rising: words.filter(({ logRatio, texts }) => logRatio > 0 && texts > 1).slice(0, maxWords),
      falling: words
        .filter(({ logRatio, textsBefore }) => logRatio < 0 && textsBefore > 1)
        .slice(0, maxWords),
    };
  });
}

function sumUses(texts: readonly TextUses[]): UseSums {
  const sums: UseSums = { words: 0, texts: texts.length, uses: new Map(), textsOf: new Map() };
  for (const { words, uses } of texts) {
    sums.words += words;
    for (const [word, count] of uses) {
      sums.uses.set(word, (sums.uses.get(word) ?? 0) + count);
      sums.textsOf.set(word, (sums.textsOf.get(word) ?? 0) + 1);
    }
  }

  return sums;
}

function frequenciesOf({ words, uses }: UseSums) {
  return { words, uses: [...uses] };
}
