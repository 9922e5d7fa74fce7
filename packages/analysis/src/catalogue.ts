import type { RuleName } from './findings.ts';
import type { MeasureCard } from './measures/card.ts';
import {
  comparisonCards,
  mindCards,
  readingCards,
  verseCards,
} from './measures/cards-of-readings.ts';
import { liveCards, rhythmCards, varietyCards } from './measures/cards-of-text.ts';
import { type LanguageCode, languageCodes } from './options.ts';
import { ruleCatalogue } from './rules/catalogue.ts';
import type { RuleCard } from './rules/rule-card.ts';
import { silenceOf } from './rules/silences.ts';

/** Every measure and every rule: what screens, reports and help are written from. */
export const catalogue: {
  measures: readonly MeasureCard[];
  rules: readonly NamedRule[];
} = {
  measures: [
    ...liveCards(),
    ...varietyCards(),
    ...rhythmCards(),
    ...readingCards(),
    ...mindCards(),
    ...comparisonCards(),
    ...verseCards(),
  ],
  rules: Object.keys(ruleCatalogue).map((key) => {
    const name = key as RuleName; // as: keys forgets the names

    return { name, ...ruleCatalogue[name], silent: silentIn(name) };
  }),
};

type NamedRule = RuleCard & {
  name: RuleName;
  /** Where the rule is not valid among the six languages, and why. */
  silent: readonly { language: LanguageCode; why: string }[];
};

function silentIn(name: RuleName): NamedRule['silent'] {
  const { languages, category } = ruleCatalogue[name];

  return languageCodes
    .filter((language) => language !== 'und' && !languages.includes(language))
    .map((language) => ({ language, why: silenceOf(name, category, language) }));
}
