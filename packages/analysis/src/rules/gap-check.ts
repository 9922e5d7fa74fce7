import type { ReasonCode, RuleName } from '../findings.ts';

/** What is wrong in the gap between two words; places count from the start of the gap. */
export type GapRemark = {
  rule: RuleName;
  code: ReasonCode;
  from: number;
  to: number;
  values: Readonly<Record<string, string>>;
  suggestions: readonly string[];
};

/** Where a gap stands: before the first word of the paragraph, behind the last, or between two. */
export type GapPlace = 'start' | 'between' | 'end';

export type GapCheck = (gap: string, place: GapPlace) => GapRemark | null;

/** A remark on all that a pattern found. */
export function remark(
  rule: GapRemark['rule'],
  code: GapRemark['code'],
  found: RegExpExecArray,
  values: GapRemark['values'],
  suggestions: readonly string[],
): GapRemark {
  return { rule, code, from: found.index, to: found.index + found[0].length, values, suggestions };
}
