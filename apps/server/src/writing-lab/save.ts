import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { Db } from '../platform/db/db.ts';
import type { Caller, Context } from '../platform/http/context.ts';
import { considerWriter } from '../platform/jobs/consider.ts';
import { requireProjects } from '../projects/index.ts';
import type { Arrangement } from './arrange-queries.ts';
import { indexOrAsk } from './index-job.ts';
import { storeText } from './long-texts.ts';
import {
  countSamples,
  type Head,
  holdHead,
  insertSample,
  lockSamples,
  readHead,
  updateSample,
} from './queries.ts';
import {
  type Content,
  type Draft,
  datesOf,
  digestOf,
  isCountedAlike,
  isSameContent,
  versionsKept,
} from './rules.ts';
import { indexSample } from './search-queries.ts';
import { type CountedText, countDraft } from './text-figures.ts';
import { keepVersion, readNewestContent, thinVersions } from './version-queries.ts';

type NewSample = Draft & { id: string } & Arrangement & {
    createdAt?: string | undefined;
    changedAt?: string | undefined;
  };

/** Adds a text under the id its client chose, with its first version. Sent again as it was, it is the same sample. */
export async function createSample(
  { id, projectId, tags, createdAt, changedAt, ...draft }: NewSample,
  context: Context<'user'>,
): Promise<Head> {
  const { db, clock, caller } = context;
  const { userId } = caller;

  const known = await readHead(db, userId, id);
  const content = contentOf(draft); // a long text is hashed apart from the parsing of its request
  if (known) return sameOrRefused(known, content);

  const { parts, ...figures } = await countDraft(draft, { userId, sampleId: id });
  const dates = datesOf({ createdAt, changedAt }, clock.now());
  const stored = await storeText(db, { userId, sampleId: id, text: draft.text }, clock.now());

  return db.transaction(async (tx) => {
    await lockSamples(tx, userId);

    const sentTwice = await readHead(tx, userId, id);
    if (sentTwice) return sameOrRefused(sentTwice, content);
    await refuseAboveLimit(tx, caller);
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

    await keepVersion(tx, versionOf(head, head.changedAt));
    await indexOrAsk(tx, context, { ...head, text: draft.text }, parts);
    await considerWriter(tx, context, userId);

    return head;
  });
}

/**
 * Keeps what the writer sends as the newest state. A save of another revision is refused unless it brings what is there
 * already: then it is the retry of a save whose answer was lost.
 */
export async function saveSample(
  id: string,
  { revision, version, ...draft }: Draft & { revision: number; version: boolean },
  context: Context<'user'>,
): Promise<Head> {
  const { db, clock, caller } = context;
  const { userId } = caller;
  const opened = present(await readHead(db, userId, id));
  const next = contentOf(draft);
  const isCounted = isCountedAlike(opened, next);
  const { parts, ...figures } = isCounted
    ? { ...figuresIn(opened), parts: null }
    : await countDraft(draft, { userId, sampleId: id });
  const now = clock.now();
  const isStored = opened.digest === next.digest;
  const stored = isStored
    ? null
    : await storeText(db, { userId, sampleId: id, text: draft.text }, now);

  const done = await db.transaction(async (tx) => {
    const head = present(await holdHead(tx, userId, id));
    const isSame = isSameContent(head, next);
    if (head.revision !== revision && !isSame) throw conflictWith(head);
    const changesText = head.digest !== next.digest;
    if (changesText && stored === null) return null; // another save came between, and what it wrote is not this text

    const newest = await readNewestContent(tx, id);
    const kept = versionsKept({ head, newest, next }, { now, version });
    if (isSame && !kept.explicit) return head;

    if (kept.idle) {
      const before = { ...head, versions: head.versions + 1 };
      await keepVersion(tx, { ...versionOf(before, head.changedAt), reason: 'idle' });
    }
    const versions = head.versions + Number(kept.idle) + Number(kept.explicit);
    const changes = isSame
      ? { versions }
      : {
          ...next,
          ...(changesText && stored),
          ...figures,
          findings: figures.findings ?? opened.findings,
          versions,
          revision: head.revision + 1,
          changedAt: now,
        };
    const saved = await updateSample(tx, { userId, id, revision: head.revision }, changes);
    if (!saved) throw conflictWith(head);

    if (kept.explicit) await keepVersion(tx, versionOf(saved, now));
    if (versions > Math.max(head.versions, limits.versionsKept)) await thinVersions(tx, id, now);
    if (!isCounted) await indexOrAsk(tx, context, { ...saved, text: draft.text }, parts);
    else if (!isSame) await indexSample(tx, saved, null);
    const isOfAnother = saved.kind !== head.kind || saved.language !== head.language;
    if (isOfAnother) await considerWriter(tx, context, userId);

    return saved;
  });

  return done ?? saveSample(id, { revision, version, ...draft }, context);
}

/** Refuses more samples than the plan keeps. Holds against a burst inside of `lockSamples` only. */
export async function refuseAboveLimit(tx: Db, { userId, user }: Caller, added = 1): Promise<void> {
  const limit = user.entitlements.savedSamples;
  if (limit !== null && (await countSamples(tx, userId)) + added > limit) {
    throw refuse('sample_limit', { details: { limit } });
  }
}

function contentOf({ text, ...described }: Draft): Content {
  return { ...described, digest: digestOf(text) };
}

function sameOrRefused(head: Head, content: Content): Head {
  if (!isSameContent(head, content)) throw conflictWith(head);

  return head;
}

export function conflictWith({ revision }: Head) {
  return refuse('sample_conflict', { details: { revision } });
}

/** What lies in the trash is restored before it is written on. */
export function present(head: Head | undefined): Head {
  if (!head || head.deletedAt) throw refuse('sample_not_found');

  return head;
}

function figuresIn({ words, characters, findings }: Head): Omit<CountedText, 'parts'> {
  return { words, characters, findings };
}

export function versionOf({ id, versions }: Head, createdAt: Date) {
  return { sampleId: id, number: versions, reason: 'explicit' as const, createdAt };
}
