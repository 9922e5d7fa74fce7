import {
  type AnalysisState,
  type FindingCategory,
  findingCategories,
  inText,
  type RuleName,
  ruleNames,
} from '@longhand/analysis';
import { type IgnoredFindings, readAlwaysKey, readRuleKey } from '../device/ignored.ts';

/** A finding put aside in this text: where it is, in offsets of the analyzed text. */
type IgnoredHere = { id: string; category: FindingCategory; span: { from: number; to: number } };

/** A rule that is silent in this text; of a checker that has many behind one name, which of them. */
type IgnoredRule = { key: string; rule: RuleName; checkerRule: string | null };

/** Words that a rule leaves alone in every text. */
type IgnoredAlways = { key: string; words: string; category: FindingCategory | null };

/**
 * What is put aside, as a list to bring it back from. Of this text only what it still holds: the rest means words that
 * are no longer there.
 */
export function ignoredFindings(
  analysis: AnalysisState,
  ignored: IgnoredFindings,
): { here: IgnoredHere[]; rules: IgnoredRule[]; always: IgnoredAlways[] } {
  const here = new Map<string, IgnoredHere>();
  if (ignored.here.size > 0) {
    analysis.paragraphs.forEach(({ findings }, index) => {
      for (const finding of findings) {
        if (!ignored.here.has(finding.id) || here.has(finding.id)) continue;
        const { id, category, span } = inText(analysis, index, finding);
        here.set(id, { id, category, span });
      }
    });
  }

  const silent = [...ignored.here].flatMap((key) => ignoredRule(key) ?? []);
  const rules = ruleNames.flatMap((name) => silent.filter(({ rule }) => rule === name));

  return { here: [...here.values()], rules, always: [...ignored.always].map(alwaysOf) };
}

function ignoredRule(key: string): IgnoredRule | null {
  const read = readRuleKey(key);
  const rule = ruleNames.find((name) => name === read?.rule);

  return read && rule ? { key, rule, checkerRule: read.checkerRule } : null;
}

/** Rules carry the name of their category where it has but one. */
function alwaysOf(key: string): IgnoredAlways {
  const { rule, words } = readAlwaysKey(key);
  const category =
    rule === 'intensifier' ? 'adverb' : findingCategories.find((one) => one === rule);

  return { key, words, category: category ?? null };
}
