import { limits } from '@longhand/contract/limits';
import type { Db } from '../platform/db/db.ts';
import type { Counted } from './figures.ts';
import { type Head, type SampleRow, updateSample } from './queries.ts';
import { digestOf, isSameVersion } from './rules.ts';
import { conflictWith, versionOf } from './save.ts';
import { indexSample } from './search-queries.ts';
import { insertVersion, keepState, readNewestContent, thinVersions } from './version-queries.ts';

type Rewritten = { text: string; counted: Counted; now: Date };

/**
 * Gives a text other words as a new version. The state before stays as a version, too, whenever it was written.
 *
 * @param head as it is held in the transaction
 * @returns the text as it is now, and the number of the version that has the state before
 */
export async function rewriteSample(
  tx: Db,
  head: Head,
  { text, counted, now }: Rewritten,
): Promise<{ head: Head; version: number }> {
  const { id, userId, revision } = head;
  const isKept = isSameVersion(head, await readNewestContent(tx, id));
  const version = isKept ? head.versions : head.versions + 1;
  if (!isKept) await keepState(tx, id, version);

  const changes: Partial<SampleRow> = {
    ...{ text, digest: digestOf(text), ...counted.figures },
    ...{ versions: version + 1, revision: revision + 1, changedAt: now },
  };
  const saved = await updateSample(tx, { userId, id, revision }, changes);
  if (!saved) throw conflictWith(head);
  await insertVersion(tx, versionOf(saved, text, now));
  if (saved.versions > limits.versionsKept) await thinVersions(tx, id, now);
  await indexSample(tx, saved, counted.parts);

  return { head: saved, version };
}
