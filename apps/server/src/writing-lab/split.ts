import { refuse } from '@longhand/contract/errors';
import type { Db } from '../platform/db/db.ts';
import type { Context, Services } from '../platform/http/context.ts';
import { listOrder, lockOrder, writeOrder } from './chapter-queries.ts';
import { cutText } from './chapter-rules.ts';
import { countSample, type SampleCounts } from './count-sample.ts';
import { indexOrEnqueue } from './index-job.ts';
import { type StoredText, storeText } from './long-texts.ts';
import {
  insertSample,
  lockSampleCount,
  lockSampleHead,
  readSample,
  type SampleHead,
} from './queries.ts';
import { requireFound } from './require-found.ts';
import { rewriteSample } from './rewrite.ts';
import { digestOf } from './rules.ts';
import { conflictError, enforceSampleLimit, requireNotTrashed, toVersion } from './save.ts';
import { insertVersion } from './version-queries.ts';

type SplitRequest = {
  revision: number;
  parts: readonly { id: string; title: string; from: number }[];
};
type SplitResult = { heads: SampleHead[]; version: number };
type NewChapter = {
  id: string;
  title: string;
  text: string;
  stored: StoredText;
  counted: SampleCounts;
};

/** Splits a text into itself and following chapters. A repeated request whose response was lost returns the same result. */
export async function splitSample(
  id: string,
  { revision, parts }: SplitRequest,
  context: Context<'user'>,
): Promise<SplitResult> {
  const { db, clock, caller } = context;
  const { userId } = caller;
  const sample = requireFound(await readSample(db, userId, id));
  const { kind, language } = requireNotTrashed(sample);
  if (sample.revision !== revision) return repeatedSplitResult(db, sample, { revision, parts });

  const [remainingText, ...chapterTexts] =
    cutText(
      sample.text,
      parts.map(({ from }) => from),
    ) ?? [];
  if (remainingText === undefined) throw refuse('split_refused');
  const counted = await countSample(
    { text: remainingText, kind, language },
    { userId, sampleId: id },
  );
  const now = clock.now();
  const stored = await storeText(db, { userId, sampleId: id, text: remainingText }, now);
  const added: NewChapter[] = [];
  for (const [index, text] of chapterTexts.entries()) {
    const { id: partId = '', title = '' } = parts[index] ?? {};
    const figures = await countSample({ text, kind, language }, { userId, sampleId: partId });
    const storedPart = await storeText(db, { userId, sampleId: partId, text }, now);
    added.push({ id: partId, title, text, stored: storedPart, counted: figures });
  }

  return db.transaction(async (tx) => {
    await lockSampleCount(tx, userId);
    if (sample.projectId !== null) await lockOrder(tx, userId, sample.projectId);
    const lockedHead = requireNotTrashed(await lockSampleHead(tx, userId, id));
    if (lockedHead.revision !== revision)
      return repeatedSplitResult(tx, lockedHead, { revision, parts });
    if (lockedHead.projectId !== sample.projectId) throw conflictError(lockedHead);
    await enforceSampleLimit(tx, caller, added.length);

    const newContent = { text: remainingText, stored, counted, now };
    const { head, version } = await rewriteSample(tx, lockedHead, newContent, context);
    const heads = [head];
    for (const part of added) heads.push(await addPart(tx, head, part, context));
    await placeAfter(tx, head, parts);

    return { heads, version };
  });
}

async function addPart(
  tx: Db,
  whole: SampleHead,
  { counted, stored, text, ...part }: NewChapter,
  services: Pick<Services, 'jobs'>,
): Promise<SampleHead> {
  const { parts, ...figures } = counted;
  const { userId, kind, language, projectId, tags, createdAt, changedAt } = whole;
  const added = await insertSample(tx, {
    ...part,
    ...stored,
    ...figures,
    ...{ userId, kind, language, projectId, tags, createdAt, changedAt },
    ...{ position: null, synopsis: '', notes: '' },
    ...{ digest: digestOf(text), revision: 1, versions: 1 },
    ...{ deletedAt: null, erasureToldAt: null },
  });
  if (!added) throw refuse('sample_conflict');
  await insertVersion(tx, toVersion(added, changedAt));
  await indexOrEnqueue(tx, services, { ...added, text }, parts);

  return added;
}

async function placeAfter(
  tx: Db,
  { userId, id, projectId }: SampleHead,
  parts: readonly { id: string }[],
): Promise<void> {
  if (projectId === null) return;
  const added = parts.map((part) => part.id);
  const others = (await listOrder(tx, userId, projectId))
    .map((one) => one.id)
    .filter((one) => !added.includes(one));
  await writeOrder(tx, userId, others.toSpliced(others.indexOf(id) + 1, 0, ...added));
}

/** The result of a split that was already applied; any other state is a conflict. */
async function repeatedSplitResult(
  db: Db,
  sample: SampleHead,
  { revision, parts }: SplitRequest,
): Promise<SplitResult> {
  const heads = [sample];
  for (const { id } of parts) {
    const part = await readSample(db, sample.userId, id);
    if (part && part.createdAt.getTime() === sample.createdAt.getTime()) heads.push(part);
  }
  const isDone = sample.revision === revision + 1 && heads.length === parts.length + 1;
  if (!isDone) throw conflictError(sample);

  return { heads, version: sample.versions - 1 };
}
