import type { Finding } from '@longhand/analysis';
import { ownWordKey } from '@longhand/contract/own-word-key';

export type FindingRef = Pick<Finding, 'id' | 'rule' | 'text'> & Partial<Pick<Finding, 'reason'>>;

/** A rule; for a checker with many rules under one name, the checker's own rule. */
export type RuleRef = Pick<FindingRef, 'rule' | 'reason'>;

/** Ignored findings: by id or by rule in one text; by rule and words, or by rule alone, in all texts. */
export type IgnoredFindings = { here: ReadonlySet<string>; always: ReadonlySet<string> };

export const nothingIgnored: IgnoredFindings = { here: new Set(), always: new Set() };

/** One ignored item: in one text, or (null) in all of them. */
export type IgnoreTarget = { key: string; textId: string | null };

/** Called for every finding of a novel several times a second: without ignored findings no key is built. */
export function isIgnored({ here, always }: IgnoredFindings, finding: FindingRef): boolean {
  return (
    (here.size > 0 && (here.has(finding.id) || here.has(ruleIgnoreKey(finding)))) ||
    (always.size > 0 && (always.has(globalIgnoreKey(finding)) || always.has(`${finding.rule}:`)))
  );
}

/** This finding in this text. */
export function textIgnoreTarget({ id }: Pick<Finding, 'id'>, textId: string): IgnoreTarget {
  return { key: id, textId };
}

/** This rule for these words, ignoring case. */
export function globalIgnoreTarget(finding: Pick<Finding, 'rule' | 'text'>): IgnoreTarget {
  return { key: globalIgnoreKey(finding), textId: null };
}

export function globalIgnoreKey({ rule, text }: Pick<Finding, 'rule' | 'text'>): string {
  return ownWordKey({ kind: 'ignore', rule, word: text, isExact: false });
}

/** The rule and words of a global key. */
export function parseGlobalIgnoreKey(key: string): { rule: string; words: string } {
  const at = key.indexOf(':');

  return { rule: key.slice(0, at), words: key.slice(at + 1) };
}

/** All findings of a rule in this text. */
export function ruleIgnoreTarget(finding: RuleRef, textId: string): IgnoreTarget {
  return { key: ruleIgnoreKey(finding), textId };
}

/** The prefix cannot occur in a finding id. */
function ruleIgnoreKey({ rule, reason }: RuleRef): string {
  const checkerRule = reason?.values['checkerRule'];

  return checkerRule === undefined ? `rule:${rule}` : `rule:${rule}/${checkerRule}`;
}

/** The rule of such a key, and the checker's own rule where there is one; null for other keys. */
export function parseRuleIgnoreKey(
  key: string,
): { rule: string; checkerRule: string | null } | null {
  const [, rule, checkerRule = null] = /^rule:([^/]*)(?:\/(.*))?$/.exec(key) ?? [];

  return rule === undefined ? null : { rule, checkerRule };
}
