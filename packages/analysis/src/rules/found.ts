import { analyze } from '../analyze.ts';
import type { RuleName } from '../findings.ts';
import type { AnalysisOptions } from '../options.ts';

/** What one rule finds in a text, as the words it marks: for the tests of the rules. */
export function found(rule: RuleName, text: string, options: AnalysisOptions): readonly string[] {
  return analyze(text, options)
    .findings.filter((finding) => finding.rule === rule)
    .map((finding) => finding.text);
}
