import { refuse } from '@longhand/contract/errors';
import type { Db } from '../platform/db/db.ts';
import type { Context, Services } from '../platform/http/context.ts';
import { listOrder, lockOrder, writeOrder } from './chapter-queries.ts';
import { cutText } from './chapter-rules.ts';
import { found } from './found.ts';
import { indexOrAsk } from './index-job.ts';
import { type StoredText, storeText } from './long-texts.ts';
import { type Head, holdHead, insertSample, lockSamples, readSample } from './queries.ts';
import { rewriteSample } from './rewrite.ts';
import { digestOf } from './rules.ts';
import { conflictWith, present, refuseAboveLimit, versionOf } from './save.ts';
import { type CountedText, countDraft } from './text-figures.ts';
import { keepVersion } from './version-queries.ts';

type Wanted = { revision: number; parts: readonly { id: string; title: string; from: number }[] };
type Split = { heads: Head[]; version: number };
type Part = { id: string; title: string; text: string; stored: StoredText; counted: CountedText };

/** Splits a text into itself and others behind it. Sent again after its answer was lost, it is one split. */
export async function splitSample(
  id: string,
  { revision, parts }: Wanted,
  context: Context<'user'>,
): Promise<Split> {
  const { db, clock, caller } = context;
  const { userId } = caller;
  const sample = found(await readSample(db, userId, id));
  const { kind, language } = present(sample);
  if (sample.revision !== revision) return sentAgain(db, sample, { revision, parts });

  const [kept, ...cut] =
    cutText(
      sample.text,
      parts.map(({ from }) => from),
    ) ?? [];
  if (kept === undefined) throw refuse('split_refused');
  const counted = await countDraft({ text: kept, kind, language }, { userId, sampleId: id });
  const now = clock.now();
  const stored = await storeText(db, { userId, sampleId: id, text: kept }, now);
  const added: Part[] = [];
  for (const [index, text] of cut.entries()) {
    const { id: partId = '', title = '' } = parts[index] ?? {};
    const figures = await countDraft({ text, kind, language }, { userId, sampleId: partId });
    const storedPart = await storeText(db, { userId, sampleId: partId, text }, now);
    added.push({ id: partId, title, text, stored: storedPart, counted: figures });
  }

  return db.transaction(async (tx) => {
    await lockSamples(tx, userId);
    if (sample.projectId !== null) await lockOrder(tx, userId, sample.projectId);
    const held = present(await holdHead(tx, userId, id));
    if (held.revision !== revision) return sentAgain(tx, held, { revision, parts });
    if (held.projectId !== sample.projectId) throw conflictWith(held);
    await refuseAboveLimit(tx, caller, added.length);

    const rewritten = { text: kept, stored, counted, now };
    const { head, version } = await rewriteSample(tx, held, rewritten, context);
    const heads = [head];
    for (const part of added) heads.push(await addPart(tx, head, part, context));
    await placeBehind(tx, head, parts);

    return { heads, version };
  });
}

async function addPart(
  tx: Db,
  whole: Head,
  { counted, stored, text, ...part }: Part,
  services: Pick<Services, 'jobs'>,
): Promise<Head> {
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
  await keepVersion(tx, versionOf(added, changedAt));
  await indexOrAsk(tx, services, { ...added, text }, parts);

  return added;
}

async function placeBehind(
  tx: Db,
  { userId, id, projectId }: Head,
  parts: readonly { id: string }[],
): Promise<void> {
  if (projectId === null) return;
  const added = parts.map((part) => part.id);
  const others = (await listOrder(tx, userId, projectId))
    .map((one) => one.id)
    .filter((one) => !added.includes(one));
  await writeOrder(tx, userId, others.toSpliced(others.indexOf(id) + 1, 0, ...added));
}

/** The answer of a split that was done already; any other state of the text is a conflict. */
async function sentAgain(db: Db, sample: Head, { revision, parts }: Wanted): Promise<Split> {
  const heads = [sample];
  for (const { id } of parts) {
    const part = await readSample(db, sample.userId, id);
    if (part && part.createdAt.getTime() === sample.createdAt.getTime()) heads.push(part);
  }
  const isDone = sample.revision === revision + 1 && heads.length === parts.length + 1;
  if (!isDone) throw conflictWith(sample);

  return { heads, version: sample.versions - 1 };
}
