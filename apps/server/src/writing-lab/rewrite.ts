import { limits } from '@longhand/contract/limits';
import type { Db } from '../platform/db/db.ts';
import type { Services } from '../platform/http/context.ts';
import type { SampleCounts } from './count-sample.ts';
import { indexOrEnqueue } from './index-job.ts';
import type { StoredText } from './long-texts.ts';
import { type SampleHead, type SampleRow, updateSample } from './queries.ts';
import { digestOf, isSameVersion } from './rules.ts';
import { conflictError, toVersion } from './save.ts';
import { insertVersion, pruneVersions, readNewestVersionContent } from './version-queries.ts';

type NewContent = { text: string; stored: StoredText; counted: SampleCounts; now: Date };

/**
 * Replaces the content of a text as a new version. The previous state is kept as a version too.
 *
 * @param head locked in the transaction
 * @returns the new head, and the version number of the previous state
 */
export async function rewriteSample(
  tx: Db,
  head: SampleHead,
  { text, stored, counted: { parts, ...figures }, now }: NewContent,
  services: Pick<Services, 'jobs'>,
): Promise<{ head: SampleHead; version: number }> {
  const { id, userId, revision } = head;
  const hasVersion = isSameVersion(head, await readNewestVersionContent(tx, id));
  const version = hasVersion ? head.versions : head.versions + 1;
  if (!hasVersion) {
    const before = toVersion({ ...head, versions: version }, head.changedAt);
    await insertVersion(tx, { ...before, reason: 'idle' });
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
  if (!saved) throw conflictError(head);
  await insertVersion(tx, toVersion(saved, now));
  if (saved.versions > limits.versionsKept) await pruneVersions(tx, id, now);
  await indexOrEnqueue(tx, services, { ...saved, text }, parts);

  return { head: saved, version };
}
