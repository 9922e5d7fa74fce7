import type { Finding } from '@longhand/analysis';
import type { LabDatabase } from './database.ts';

const everywhere = '*';

type Remark = Pick<Finding, 'id' | 'rule' | 'text'>;

/** Findings a writer has put aside: by id in one text, by rule and words in all of them. */
export type IgnoredFindings = { here: ReadonlySet<string>; always: ReadonlySet<string> };

export const nothingIgnored: IgnoredFindings = { here: new Set(), always: new Set() };

export function isIgnored(ignored: IgnoredFindings, finding: Remark): boolean {
  if (ignored.here.has(finding.id)) return true;

  return ignored.always.size > 0 && ignored.always.has(alwaysKey(finding));
}

/** What "always" means: this rule about these words, whatever their case. */
export function alwaysKey({ rule, text }: Pick<Finding, 'rule' | 'text'>): string {
  return `${rule}:${text.toLowerCase()}`;
}

export async function readIgnored(database: LabDatabase, textId: string): Promise<IgnoredFindings> {
  const [here, always] = await Promise.all([
    database.getAllFromIndex('ignored', 'scope', textId),
    database.getAllFromIndex('ignored', 'scope', everywhere),
  ]);

  return {
    here: new Set(here.map(({ key }) => key)),
    always: new Set(always.map(({ key }) => key)),
  };
}

export async function ignoreHere(
  database: LabDatabase,
  finding: Remark,
  { textId, at }: { textId: string; at: string },
): Promise<void> {
  await database.put('ignored', { scope: textId, key: finding.id, textId, at });
}

export async function ignoreAlways(
  database: LabDatabase,
  finding: Remark,
  { at }: { at: string },
): Promise<void> {
  await database.put('ignored', { scope: everywhere, key: alwaysKey(finding), textId: null, at });
}

/** Brings back what was ignored, here or always. */
export async function heedAgain(
  database: LabDatabase,
  finding: Remark,
  textId: string,
): Promise<void> {
  await database.delete('ignored', [textId, finding.id]);
  await database.delete('ignored', [everywhere, alwaysKey(finding)]);
}
