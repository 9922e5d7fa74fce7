import type { ReasonCode, RuleName } from '../../findings.ts';

/** An error in the gap between two words; offsets are relative to the gap. */
export type GapDiagnostic = {
  rule: RuleName;
  code: ReasonCode;
  from: number;
  to: number;
  values: Readonly<Record<string, string>>;
  suggestions: readonly string[];
};

/** Position of a gap: before the first word of the paragraph, after the last, or between two words. */
export type GapPosition = 'start' | 'between' | 'end';

export type GapCheck = (gap: string, position: GapPosition) => GapDiagnostic | null;

/** Creates a diagnostic for a regular-expression match. */
export function createDiagnostic(
  rule: GapDiagnostic['rule'],
  code: GapDiagnostic['code'],
  match: RegExpExecArray,
  values: GapDiagnostic['values'],
  suggestions: readonly string[],
): GapDiagnostic {
  return { rule, code, from: match.index, to: match.index + match[0].length, values, suggestions };
}
