import type { Finding } from '../packages/analysis/src/index.ts';

/** From the mildest: a matter of style, a matter of care, a mistake. */
export const severities = ['suggestion', 'warning', 'error'] as const;
export type Severity = (typeof severities)[number];

const mistakes = ['spelling', 'grammar'];
const careless = ['typography', 'consistency', 'house', 'repetition'];

export function severityOf({ category }: Pick<Finding, 'category'>): Severity {
  const name: string = category;
  if (mistakes.includes(name)) return 'error';

  return careless.includes(name) ? 'warning' : 'suggestion';
}

/** How many findings of a severity, or a worse one, may be. */
export type Limit = { from: Severity; most: number };

/**
 * `5`: five findings of any severity; `warning`: nothing worse than a warning; `warning=5`: five warnings
 * and errors. Null for anything else.
 */
export function limitOf(given: string): Limit | null {
  if (/^\d+$/.test(given)) return { from: 'suggestion', most: Number(given) };
  const [name, most] = given.split('=');
  const from = severities.find((severity) => severity === name);
  if (!from || (most !== undefined && !/^\d+$/.test(most))) return null;
  if (most !== undefined) return { from, most: Number(most) };
  const worse = severities[severities.indexOf(from) + 1];

  return worse ? { from: worse, most: 0 } : { from: 'error', most: Number.POSITIVE_INFINITY };
}

export function isBeyond(findings: readonly Finding[], { from, most }: Limit): boolean {
  const least = severities.indexOf(from);

  return (
    findings.filter((finding) => severities.indexOf(severityOf(finding)) >= least).length > most
  );
}
