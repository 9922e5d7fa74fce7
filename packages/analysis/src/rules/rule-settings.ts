import { type RuleName, ruleNames } from '../findings.ts';
import type { Language } from '../languages/language.ts';
import type { AnalysisOptions, DocumentKind } from '../options.ts';
import { ruleCatalogue } from './catalogue.ts';
import { createHouseRuleMatcher } from './phrases/house-rules.ts';
import { PhraseMatcher } from './phrases/phrase-matcher.ts';
import { getPhraseTrie, phraseNormalizer } from './phrases/phrase-tries.ts';
import type { RuleSettings } from './rule.ts';
import { paragraphRules } from './rules.ts';

/** Creates the rule settings for a language and options; bound to one vocabulary. */
export function createRuleSettings(language: Language, options: AnalysisOptions): RuleSettings {
  const { kind = 'fiction', rules = {}, houseRules = [], dictionary = [] } = options;
  const enabledRules = selectEnabledRules(language, kind, rules);
  const trie = getPhraseTrie(language);
  const activeHouseRules = enabledRules.has('house-rule') ? houseRules : [];

  return {
    language,
    kind,
    enabledRules,
    paragraphRules: paragraphRules.filter((finder) =>
      finder.rules.some((rule) => enabledRules.has(rule)),
    ),
    phraseMatcher: trie && new PhraseMatcher(trie, phraseNormalizer(language.code)),
    houseRuleMatcher: createHouseRuleMatcher(activeHouseRules, language.code),
    houseRules: activeHouseRules,
    acceptedWords: new Set(dictionary.map((word) => word.toLowerCase())),
  };
}

/** Rules that support the language and are enabled by the user, or by default for the document kind. */
function selectEnabledRules(
  { code }: Language,
  kind: DocumentKind,
  chosen: NonNullable<AnalysisOptions['rules']>,
): ReadonlySet<RuleName> {
  return new Set(
    ruleNames.filter((name) => {
      const { languages, kinds, onRequest = [] } = ruleCatalogue[name];
      const isOnRequest = onRequest.some(({ language }) => language === code);

      return languages.includes(code) && (chosen[name] ?? (!isOnRequest && kinds.includes(kind)));
    }),
  );
}
