import type { Finding } from '../packages/analysis/src/index.ts';

/** In ascending order: style, carelessness, mistake. */
export const severities = ['suggestion', 'warning', 'error'] as const;
export type Severity = (typeof severities)[number];

const errorCategories = ['spelling', 'grammar'];
const warningCategories = ['typography', 'consistency', 'house', 'repetition'];

export function getSeverity({ category }: Pick<Finding, 'category'>): Severity {
  const name: string = category;
  if (errorCategories.includes(name)) return 'error';

  return warningCategories.includes(name) ? 'warning' : 'suggestion';
}

/** Maximum number of findings of a severity or worse. */
export type Limit = { minSeverity: Severity; maxCount: number };

/**
 * Parses a limit. `5`: five findings of any severity; `warning`: nothing worse than a warning; `warning=5`: five warnings and errors. Null
 * if invalid.
 */
export function parseLimit(value: string): Limit | null {
  if (/^\d+$/.test(value)) return { minSeverity: 'suggestion', maxCount: Number(value) };
  const [name, most] = value.split('=');
  const minSeverity = severities.find((severity) => severity === name);
  if (!minSeverity || (most !== undefined && !/^\d+$/.test(most))) return null;
  if (most !== undefined) return { minSeverity, maxCount: Number(most) };
  const nextSeverity = severities[severities.indexOf(minSeverity) + 1];

  return nextSeverity
    ? { minSeverity: nextSeverity, maxCount: 0 }
    : { minSeverity: 'error', maxCount: Number.POSITIVE_INFINITY };
}

export function exceedsLimit(
  findings: readonly Finding[],
  { minSeverity, maxCount }: Limit,
): boolean {
  const minIndex = severities.indexOf(minSeverity);

  return (
    findings.filter((finding) => severities.indexOf(getSeverity(finding)) >= minIndex).length >
    maxCount
  );
}
