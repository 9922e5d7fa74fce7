import type { FindingCategory, RuleName } from '@longhand/analysis';
import { csvOf } from '@longhand/charts/csv';
import type { ToldFinding } from './told-findings.ts';

export type FindingWords = {
  columns: Record<FindingColumn, string>;
  category: (category: FindingCategory) => string;
  rule: (rule: RuleName) => string;
  reason: (finding: ToldFinding['finding']) => string;
  /** What could stand there instead, as one phrase. */
  instead: (suggestions: readonly string[]) => string;
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

const counted: readonly FindingColumn[] = ['paragraph', 'from', 'to'];

/** A row for each finding. Places are characters from the start of the text, as programs count them. */
export function findingsCsv(told: readonly ToldFinding[], words: FindingWords): Blob {
  const columns = findingColumns.map((key) => ({
    name: words.columns[key],
    holds: counted.includes(key) ? ('number' as const) : ('text' as const), // the literals
  }));
  const rows = told.map(({ finding, paragraph, sentence }) => [
    words.category(finding.category),
    words.rule(finding.rule),
    paragraph,
    finding.text,
    sentence,
    words.reason(finding),
    words.instead(finding.suggestions),
    finding.span.from,
    finding.span.to,
  ]);

  return new Blob([csvOf({ columns, rows })], { type: 'text/csv' });
}
