import { type RuleName, ruleNames } from '../findings.ts';
import type { Language } from '../languages/language.ts';
import type { AnalysisOptions, DocumentKind } from '../options.ts';
import { ruleCatalogue } from './catalogue.ts';
import { houseBookOf } from './house-rules.ts';
import { PhraseBook } from './phrase-book.ts';
import { keyOf, phraseTreeOf } from './phrases-of.ts';
import type { Setting } from './rule.ts';
import { finders } from './rules.ts';

/** What the rules go by for a language and the options of an analysis; made for one vocabulary. */
export function settingOf(language: Language, options: AnalysisOptions): Setting {
  const { kind = 'fiction', rules = {}, houseRules = [], dictionary = [] } = options;
  const wanted = wantedRules(language, kind, rules);
  const tree = phraseTreeOf(language);
  const house = wanted.has('house-rule') ? houseRules : [];

  return {
    language,
    kind,
    wanted,
    finders: finders.filter((finder) => finder.rules.some((rule) => wanted.has(rule))),
    phrases: tree && new PhraseBook(tree, keyOf(language.code)),
    house: houseBookOf(house, language.code),
    houseList: house,
    accepted: new Set(dictionary.map((word) => word.toLowerCase())),
  };
}

/** Rules valid in the language that the writer chose, or the kind of document where the writer did not. */
function wantedRules(
  { code }: Language,
  kind: DocumentKind,
  chosen: NonNullable<AnalysisOptions['rules']>,
): ReadonlySet<RuleName> {
  return new Set(
    ruleNames.filter((name) => {
      const { languages, kinds, onRequest = [] } = ruleCatalogue[name];
      const isQuiet = onRequest.some(({ language }) => language === code);

      return languages.includes(code) && (chosen[name] ?? (!isQuiet && kinds.includes(kind)));
    }),
  );
}
