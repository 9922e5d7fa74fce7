import type { RuleName } from './findings.ts';
import type { MeasureCard } from './measures/card.ts';
import { diversityCards, liveCards, rhythmCards } from './measures/measure-cards.ts';
import { comparisonCards, profileCards, wordProfileCards } from './measures/profile-cards.ts';
import { verseCards } from './measures/verse/verse-cards.ts';
import { type LanguageCode, languageCodes } from './options.ts';
import { ruleCatalogue } from './rules/catalogue.ts';
import type { RuleCard } from './rules/rule-card.ts';
import { getUnsupportedReason } from './rules/unsupported-languages.ts';

/** Every measure and every rule: the data for screens, reports and help. */
export const catalogue: {
  measures: readonly MeasureCard[];
  rules: readonly RuleCatalogueEntry[];
} = {
  measures: [
    ...liveCards(),
    ...diversityCards(),
    ...rhythmCards(),
    ...profileCards(),
    ...wordProfileCards(),
    ...comparisonCards(),
    ...verseCards(),
  ],
  rules: Object.keys(ruleCatalogue).map((key) => {
    const name = key as RuleName; // as: Object.keys returns string[]

    return { name, ...ruleCatalogue[name], unsupportedLanguages: listUnsupportedLanguages(name) };
  }),
};

type RuleCatalogueEntry = RuleCard & {
  name: RuleName;
  /** Unsupported languages among the six, with the reason. */
  unsupportedLanguages: readonly { language: LanguageCode; reason: string }[];
};

function listUnsupportedLanguages(name: RuleName): RuleCatalogueEntry['unsupportedLanguages'] {
  const { languages, category } = ruleCatalogue[name];

  return languageCodes
    .filter((language) => language !== 'und' && !languages.includes(language))
    .map((language) => ({ language, reason: getUnsupportedReason(name, category, language) }));
}
