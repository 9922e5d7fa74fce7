import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { Db } from '../platform/db/db.ts';
import type { Caller, Context } from '../platform/http/context.ts';
import { enqueueAchievementCheck } from '../platform/jobs/achievement-check.ts';
import { requireProjects } from '../projects/index.ts';
import { countSample, type SampleCounts } from './count-sample.ts';
import { indexOrEnqueue } from './index-job.ts';
import { storeText } from './long-texts.ts';
import type { SampleOrganization } from './organize-queries.ts';
import {
  countSamples,
  insertSample,
  lockSampleCount,
  lockSampleHead,
  readSampleHead,
  type SampleHead,
  updateSample,
} from './queries.ts';
import {
  datesOf,
  decideVersions,
  digestOf,
  hasSameCounts,
  isSameContent,
  type SampleContent,
  type SubmittedText,
} from './rules.ts';
import { indexSample } from './search-queries.ts';
import { insertVersion, pruneVersions, readNewestVersionContent } from './version-queries.ts';

type SampleInput = SubmittedText & { id: string } & SampleOrganization & {
    createdAt?: string | undefined;
    changedAt?: string | undefined;
  };

/** Creates a sample under the id chosen by the client, with its first version. Repeating the same request returns the same sample. */
export async function createSample(
  { id, projectId, tags, createdAt, changedAt, ...draft }: SampleInput,
  context: Context<'user'>,
): Promise<SampleHead> {
  const { db, clock, caller } = context;
  const { userId } = caller;

  const existing = await readSampleHead(db, userId, id);
  const content = contentOf(draft); // hashed here, not during request parsing, to keep the event loop free
  if (existing) return requireSameContent(existing, content);

  const { parts, ...figures } = await countSample(draft, { userId, sampleId: id });
  const dates = datesOf({ createdAt, changedAt }, clock.now());
  const stored = await storeText(db, { userId, sampleId: id, text: draft.text }, clock.now());

  return db.transaction(async (tx) => {
    await lockSampleCount(tx, userId);

    const concurrentlyCreated = await readSampleHead(tx, userId, id);
    if (concurrentlyCreated) return requireSameContent(concurrentlyCreated, content);
    await enforceSampleLimit(tx, caller);
    await requireProjects(tx, userId, [projectId]);

    const head = await insertSample(tx, {
      ...content,
      ...stored,
      ...figures,
      ...dates,
      id,
      userId,
      projectId,
      ...{ tags, position: null, synopsis: '', notes: '' },
      revision: 1,
      versions: 1,
      deletedAt: null,
      erasureToldAt: null,
    });
    if (!head) throw refuse('sample_conflict');

    await insertVersion(tx, toVersion(head, head.changedAt));
    await indexOrEnqueue(tx, context, { ...head, text: draft.text }, parts);
    await enqueueAchievementCheck(tx, context, userId);

    return head;
  });
}

/**
 * Saves the text as the newest state. A save of another revision is rejected unless the content is already saved: then it is a retry whose
 * response was lost.
 */
export async function saveSample(
  id: string,
  { revision, version, ...draft }: SubmittedText & { revision: number; version: boolean },
  context: Context<'user'>,
): Promise<SampleHead> {
  const { db, clock, caller } = context;
  const { userId } = caller;
  const savedHead = requireNotTrashed(await readSampleHead(db, userId, id));
  const next = contentOf(draft);
  const isCounted = hasSameCounts(savedHead, next);
  const { parts, ...figures } = isCounted
    ? { ...countsOf(savedHead), parts: null }
    : await countSample(draft, { userId, sampleId: id });
  const now = clock.now();
  const isTextUnchanged = savedHead.digest === next.digest;
  const stored = isTextUnchanged
    ? null
    : await storeText(db, { userId, sampleId: id, text: draft.text }, now);

  const savedOrRetry = await db.transaction(async (tx) => {
    const head = requireNotTrashed(await lockSampleHead(tx, userId, id));
    const isSame = isSameContent(head, next);
    if (head.revision !== revision && !isSame) throw conflictError(head);
    const changesText = head.digest !== next.digest;
    if (changesText && stored === null) return null; // another save changed the text in between; retry

    const newest = await readNewestVersionContent(tx, id);
    const decision = decideVersions({ head, newest, next }, { now, version });
    if (isSame && !decision.explicit) return head;

    if (decision.idle) {
      const before = { ...head, versions: head.versions + 1 };
      await insertVersion(tx, { ...toVersion(before, head.changedAt), reason: 'idle' });
    }
    const versions = head.versions + Number(decision.idle) + Number(decision.explicit);
    const changes = isSame
      ? { versions }
      : {
          ...next,
          ...(changesText && stored),
          ...figures,
          findings: figures.findings ?? savedHead.findings,
          versions,
          revision: head.revision + 1,
          changedAt: now,
        };
    const saved = await updateSample(tx, { userId, id, revision: head.revision }, changes);
    if (!saved) throw conflictError(head);

    if (decision.explicit) await insertVersion(tx, toVersion(saved, now));
    if (versions > Math.max(head.versions, limits.versionsKept)) await pruneVersions(tx, id, now);
    if (!isCounted) await indexOrEnqueue(tx, context, { ...saved, text: draft.text }, parts);
    else if (!isSame) await indexSample(tx, saved, null);
    const hasNewClassification = saved.kind !== head.kind || saved.language !== head.language;
    if (hasNewClassification) await enqueueAchievementCheck(tx, context, userId);

    return saved;
  });

  return savedOrRetry ?? saveSample(id, { revision, version, ...draft }, context);
}

/** Enforces the plan's sample limit. Race-free only inside of `lockSampleCount`. */
export async function enforceSampleLimit(
  tx: Db,
  { userId, user }: Caller,
  added = 1,
): Promise<void> {
  const limit = user.entitlements.savedSamples;
  if (limit !== null && (await countSamples(tx, userId)) + added > limit) {
    throw refuse('sample_limit', { details: { limit } });
  }
}

function contentOf({ text, ...described }: SubmittedText): SampleContent {
  return { ...described, digest: digestOf(text) };
}

function requireSameContent(head: SampleHead, content: SampleContent): SampleHead {
  if (!isSameContent(head, content)) throw conflictError(head);

  return head;
}

/** Optimistic locking: the refusal of a save that started from another revision. */
export function conflictError({ revision }: SampleHead) {
  return refuse('sample_conflict', { details: { revision } });
}

/** A trashed sample must be restored before it can be changed. */
export function requireNotTrashed(head: SampleHead | undefined): SampleHead {
  if (!head || head.deletedAt) throw refuse('sample_not_found');

  return head;
}

function countsOf({ words, characters, findings }: SampleHead): Omit<SampleCounts, 'parts'> {
  return { words, characters, findings };
}

export function toVersion({ id, versions }: SampleHead, createdAt: Date) {
  return { sampleId: id, number: versions, reason: 'explicit' as const, createdAt };
}
