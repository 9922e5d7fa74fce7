import type { RuleName } from './findings.ts';
import type { MeasureCard } from './measures/card.ts';
import {
  comparisonCards,
  mindCards,
  readingCards,
  verseCards,
} from './measures/cards-of-readings.ts';
import { liveCards, rhythmCards, varietyCards } from './measures/cards-of-text.ts';
import { type RuleCard, ruleCatalogue } from './rules/catalogue.ts';

/** Every measure and every rule: what screens, reports and help are written from. */
export const catalogue: {
  measures: readonly MeasureCard[];
  rules: readonly (RuleCard & { name: RuleName })[];
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

    return { name, ...ruleCatalogue[name] };
  }),
};
