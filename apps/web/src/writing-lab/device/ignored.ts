import type { Finding } from '@longhand/analysis';
import type { LabDatabase } from './database.ts';

const everywhere = '*';

type Remark = Pick<Finding, 'id' | 'rule' | 'text'>;

/** Findings a writer has put aside: by id or by rule in one text, by rule and words in all of them. */
export type IgnoredFindings = { here: ReadonlySet<string>; always: ReadonlySet<string> };

export const nothingIgnored: IgnoredFindings = { here: new Set(), always: new Set() };

/** One thing put aside: in one text, or (null) in all of them. */
export type Aside = { key: string; textId: string | null };

export function isIgnored(ignored: IgnoredFindings, finding: Remark): boolean {
  if (ignored.here.has(finding.id) || ignored.here.has(ruleKey(finding))) return true;

  return ignored.always.size > 0 && ignored.always.has(alwaysKey(finding));
}

/** What "here" means: this finding of this text. */
export function asideHere({ id }: Pick<Finding, 'id'>, textId: string): Aside {
  return { key: id, textId };
}

/** What "always" means: this rule about these words, whatever their case. */
export function asideAlways(finding: Pick<Finding, 'rule' | 'text'>): Aside {
  return { key: alwaysKey(finding), textId: null };
}

function alwaysKey({ rule, text }: Pick<Finding, 'rule' | 'text'>): string {
  return `${rule}:${text.toLowerCase()}`;
}

/** The rule and the words that a key of "always" stands for. */
export function readAlwaysKey(key: string): { rule: string; words: string } {
  const at = key.indexOf(':');

  return { rule: key.slice(0, at), words: key.slice(at + 1) };
}

/** What a rule as a whole means: all that it says of this text. */
export function asideRule(finding: Pick<Finding, 'rule'>, textId: string): Aside {
  return { key: ruleKey(finding), textId };
}

/** No finding's own id looks so. */
export function ruleKey({ rule }: Pick<Finding, 'rule'>): string {
  return `rule:${rule}`;
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

export async function putAside(database: LabDatabase, aside: Aside, at: string): Promise<void> {
  await database.put('ignored', { ...aside, scope: aside.textId ?? everywhere, at });
}

/** Brings back what was put aside. */
export async function heedAgain(database: LabDatabase, { key, textId }: Aside): Promise<void> {
  await database.delete('ignored', [textId ?? everywhere, key]);
}
