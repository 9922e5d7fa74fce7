import { analyze } from '../analyze.ts';
import type { RuleName } from '../findings.ts';
import type { AnalysisOptions } from '../options.ts';

/** Test helper: the texts of all findings of one rule. */
export function findTexts(
  rule: RuleName,
  text: string,
  options: AnalysisOptions,
): readonly string[] {
  return analyze(text, options)
    .findings.filter((finding) => finding.rule === rule)
    .map((finding) => finding.text);
}
