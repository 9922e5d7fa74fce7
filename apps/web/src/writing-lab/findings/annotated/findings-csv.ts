import type { FindingCategory, RuleName } from '@longhand/analysis';
import { toCsv } from '@longhand/charts/csv';
import type { FindingInContext } from './findings-in-context.ts';

export type FindingLabels = {
  columns: Record<FindingColumn, string>;
  category: (category: FindingCategory) => string;
  rule: (rule: RuleName) => string;
  reason: (finding: FindingInContext['finding']) => string;
  /** The suggested replacements as one phrase. */
  suggestionList: (suggestions: readonly string[]) => string;
};

export const findingColumns = [
  'category',
  'rule',
  'paragraph',
  'words',
  'sentence',
  'reason',
  'suggestions',
  'from',
  'to',
] as const;

type FindingColumn = (typeof findingColumns)[number];

const numericColumns: readonly FindingColumn[] = ['paragraph', 'from', 'to'];

/** One row per finding. Offsets are UTF-16 units from the start of the text. */
export function findingsCsv(findings: readonly FindingInContext[], labels: FindingLabels): Blob {
  const columns = findingColumns.map((key) => ({
    name: labels.columns[key],
    type: numericColumns.includes(key) ? ('number' as const) : ('text' as const), // keeps the literal types
  }));
  const rows = findings.map(({ finding, paragraph, sentence }) => [
    labels.category(finding.category),
    labels.rule(finding.rule),
    paragraph,
    finding.text,
    sentence,
    labels.reason(finding),
    labels.suggestionList(finding.suggestions),
    finding.span.from,
    finding.span.to,
  ]);

  return new Blob([toCsv({ columns, rows })], { type: 'text/csv' });
}
