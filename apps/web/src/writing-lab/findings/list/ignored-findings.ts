import {
  type AnalysisState,
  type FindingCategory,
  findingCategories,
  findingInText,
  type RuleName,
  ruleNames,
} from '@longhand/analysis';
import {
  type IgnoredFindings,
  parseGlobalIgnoreKey,
  parseRuleIgnoreKey,
} from '../../analysis/findings/ignored-keys.ts';

/** A finding ignored in this text, with offsets into the analyzed text. */
type IgnoredOnPage = { id: string; category: FindingCategory; span: { from: number; to: number } };

/** A rule turned off in this text; `checkerRule` names one rule of an external checker. */
type IgnoredRule = { key: string; rule: RuleName; checkerRule: string | null };

/** Words that a rule ignores in every text. */
type IgnoredAlways = { key: string; words: string; category: FindingCategory | null };

/** The ignored findings as a list to restore them from. Findings whose words are no longer in the text are left out. */
export function ignoredFindings(
  analysis: AnalysisState,
  ignored: IgnoredFindings,
): { here: IgnoredOnPage[]; rules: IgnoredRule[]; always: IgnoredAlways[] } {
  const here = new Map<string, IgnoredOnPage>();
  if (ignored.here.size > 0) {
    analysis.paragraphs.forEach(({ findings }, index) => {
      for (const finding of findings) {
        if (!ignored.here.has(finding.id) || here.has(finding.id)) continue;
        const { id, category, span } = findingInText(analysis, index, finding);
        here.set(id, { id, category, span });
      }
    });
  }

  const ignoredRules = [...ignored.here].flatMap((key) => ignoredRule(key) ?? []);
  const rules = ruleNames.flatMap((name) => ignoredRules.filter(({ rule }) => rule === name));

  return { here: [...here.values()], rules, always: [...ignored.always].map(parseAlwaysKey) };
}

function ignoredRule(key: string): IgnoredRule | null {
  const read = parseRuleIgnoreKey(key);
  const rule = ruleNames.find((name) => name === read?.rule);

  return read && rule ? { key, rule, checkerRule: read.checkerRule } : null;
}

/** Only rules with the same name as their category, and intensifiers, have a category here. */
function parseAlwaysKey(key: string): IgnoredAlways {
  const { rule, words } = parseGlobalIgnoreKey(key);
  const category =
    rule === 'intensifier' ? 'adverb' : findingCategories.find((one) => one === rule);

  return { key, words, category: category ?? null };
}
