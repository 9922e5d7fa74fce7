import type { Finding } from '@longhand/analysis';
import { ownWordKey } from '@longhand/contract/own-word-key';
import type { LabDatabase } from './database.ts';

type Remark = Pick<Finding, 'id' | 'rule' | 'text'> & Partial<Pick<Finding, 'reason'>>;
/** A rule; where one name stands for many of a checker, the one that spoke. */
type RuleOfRemark = Pick<Remark, 'rule' | 'reason'>;

/** Findings a writer has put aside: by id or by rule in one text; by rule and words, or by rule alone, in all of them. */
export type IgnoredFindings = { here: ReadonlySet<string>; always: ReadonlySet<string> };

export const nothingIgnored: IgnoredFindings = { here: new Set(), always: new Set() };

/** One thing put aside: in one text, or (null) in all of them. */
export type Aside = { key: string; textId: string | null };

/** Asked of every finding of a novel several times a second: where nothing was put aside, no key is made. */
export function isIgnored({ here, always }: IgnoredFindings, finding: Remark): boolean {
  return (
    (here.size > 0 && (here.has(finding.id) || here.has(ruleKey(finding)))) ||
    (always.size > 0 && (always.has(alwaysKey(finding)) || always.has(`${finding.rule}:`)))
  );
}

/** What "here" means: this finding of this text. */
export function asideHere({ id }: Pick<Finding, 'id'>, textId: string): Aside {
  return { key: id, textId };
}

/** What "always" means: this rule about these words, whatever their case. */
export function asideAlways(finding: Pick<Finding, 'rule' | 'text'>): Aside {
  return { key: alwaysKey(finding), textId: null };
}

export function alwaysKey({ rule, text }: Pick<Finding, 'rule' | 'text'>): string {
  return ownWordKey({ kind: 'ignore', rule, word: text, isExact: false });
}

/** The rule and the words that a key of "always" stands for. */
export function readAlwaysKey(key: string): { rule: string; words: string } {
  const at = key.indexOf(':');

  return { rule: key.slice(0, at), words: key.slice(at + 1) };
}

/** What a rule as a whole means: all that it says of this text. */
export function asideRule(finding: RuleOfRemark, textId: string): Aside {
  return { key: ruleKey(finding), textId };
}

/** No finding's own id looks so. */
function ruleKey({ rule, reason }: RuleOfRemark): string {
  const checkerRule = reason?.values['checkerRule'];

  return checkerRule === undefined ? `rule:${rule}` : `rule:${rule}/${checkerRule}`;
}

/** The rule that such a key stands for, and the checker's own where it has many; null for another key. */
export function readRuleKey(key: string): { rule: string; checkerRule: string | null } | null {
  const [, rule, checkerRule = null] = /^rule:([^/]*)(?:\/(.*))?$/.exec(key) ?? [];

  return rule === undefined ? null : { rule, checkerRule };
}

/** What is put aside in one text; what is in all of them is among the writer's own words. */
export async function readIgnoredHere(
  database: LabDatabase,
  textId: string,
): Promise<ReadonlySet<string>> {
  const here = await database.getAllFromIndex('ignored', 'scope', textId);

  return new Set(here.map(({ key }) => key));
}

/** What is put aside in a saved text, also in drafts that went on with it before that was kept with the text. */
export async function readIgnoredOf(
  database: LabDatabase,
  sampleId: string,
): Promise<ReadonlySet<string>> {
  const drafts = await database.getAllKeysFromIndex('drafts', 'home', sampleId);
  const sets = await Promise.all([sampleId, ...drafts].map((id) => readIgnoredHere(database, id)));

  return new Set(sets.flatMap((set) => [...set]));
}

/** What was put aside in one text is aside in another, too; `isMoved`: in that alone. */
export async function carryIgnored(
  database: LabDatabase,
  { from, to, isMoved }: { from: string; to: string; isMoved: boolean },
): Promise<void> {
  const { store, done } = database.transaction('ignored', 'readwrite');
  for (const one of await store.index('scope').getAll(from)) {
    await store.put({ ...one, textId: to, scope: to });
    if (isMoved) await store.delete([from, one.key]);
  }
  await done;
}

export async function putAside(
  database: LabDatabase,
  { key, textId }: { key: string; textId: string },
  at: string,
): Promise<void> {
  await database.put('ignored', { key, textId, scope: textId, at });
}

/** Brings back what was put aside. */
export async function heedAgain(
  database: LabDatabase,
  { key, textId }: { key: string; textId: string },
): Promise<void> {
  await database.delete('ignored', [textId, key]);
}
