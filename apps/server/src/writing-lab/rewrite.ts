import { limits } from '@longhand/contract/limits';
import type { Db } from '../platform/db/db.ts';
import type { Services } from '../platform/http/context.ts';
import { indexOrAsk } from './index-job.ts';
import type { StoredText } from './long-texts.ts';
import { type Head, type SampleRow, updateSample } from './queries.ts';
import { digestOf, isSameVersion } from './rules.ts';
import { conflictWith, versionOf } from './save.ts';
import type { CountedText } from './text-figures.ts';
import { keepVersion, readNewestContent, thinVersions } from './version-queries.ts';

type Rewritten = { text: string; stored: StoredText; counted: CountedText; now: Date };

/**
 * Gives a text other words as a new version. The state before stays as a version, too, whenever it was written.
 *
 * @param head as it is held in the transaction
 * @returns the text as it is now, and the number of the version that has the state before
 */
export async function rewriteSample(
  tx: Db,
  head: Head,
  { text, stored, counted: { parts, ...figures }, now }: Rewritten,
  services: Pick<Services, 'jobs'>,
): Promise<{ head: Head; version: number }> {
  const { id, userId, revision } = head;
  const isKept = isSameVersion(head, await readNewestContent(tx, id));
  const version = isKept ? head.versions : head.versions + 1;
  if (!isKept) {
    const before = versionOf({ ...head, versions: version }, head.changedAt);
    await keepVersion(tx, { ...before, reason: 'idle' });
  }

  const changes: Partial<SampleRow> = {
    ...{
      ...stored,
      digest: digestOf(text),
      ...figures,
      findings: figures.findings ?? head.findings,
    },
    ...{ versions: version + 1, revision: revision + 1, changedAt: now },
  };
  const saved = await updateSample(tx, { userId, id, revision }, changes);
  if (!saved) throw conflictWith(head);
  await keepVersion(tx, versionOf(saved, now));
  if (saved.versions > limits.versionsKept) await thinVersions(tx, id, now);
  await indexOrAsk(tx, services, { ...saved, text }, parts);

  return { head: saved, version };
}
