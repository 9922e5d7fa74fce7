import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { isTextTooLong } from '@longhand/contract/text-size';
import type { Db } from '../platform/db/db.ts';
import type { Context } from '../platform/http/context.ts';
import { listOrder, lockNotes, lockOrder, writeNotes, writeOrder } from './chapter-queries.ts';
import { joinTexts } from './chapter-rules.ts';
import { countSample } from './count-sample.ts';
import { storeText } from './long-texts.ts';
import {
  lockSampleHead,
  readSample,
  type SampleHead,
  type SampleRow,
  setDeleted,
} from './queries.ts';
import { requireFound } from './require-found.ts';
import { rewriteSample } from './rewrite.ts';
import { conflictError, requireNotTrashed } from './save.ts';

type MergeRequest = { revision: number; next: { id: string; revision: number } };

/** Appends a text to another one of the same project and moves it to the trash, where it can be restored from. */
export async function mergeSamples(
  id: string,
  { revision, next }: MergeRequest,
  context: Context<'user'>,
): Promise<{ head: SampleHead; version: number }> {
  const { db, clock, caller } = context;
  const { userId } = caller;
  const [one, other] = [
    await readAtRevision(db, { userId, id }, revision),
    await readAtRevision(db, { userId, id: next.id }, next.revision),
  ];
  const isOfOneProject = one.projectId !== null && one.projectId === other.projectId;
  if (!isOfOneProject || one.id === other.id) throw refuse('sample_not_found');
  const text = joinTexts(one.text, other.text);
  if (isTextTooLong(text)) throw refuse('merge_too_long');
  const { kind, language } = one;
  const counted = await countSample({ text, kind, language }, { userId, sampleId: id });
  const now = clock.now();
  const stored = await storeText(db, { userId, sampleId: id, text }, now);

  return db.transaction(async (tx) => {
    const order = await lockChapterOrder(tx, one);
    const notesById = await lockNotes(tx, userId, [id, next.id]);
    const head = requireNotTrashed(await lockSampleHead(tx, userId, id));
    const appendedHead = requireNotTrashed(await lockSampleHead(tx, userId, next.id));
    const isMoved = [head, appendedHead].some(({ projectId }) => projectId !== one.projectId);
    if (head.revision !== revision || isMoved) throw conflictError(head);
    if (appendedHead.revision !== next.revision) throw conflictError(appendedHead);

    const merged = await rewriteSample(tx, head, { text, stored, counted, now }, context);
    await writeNotes(tx, { userId, id }, joinNotes(notesById.get(id), notesById.get(next.id)));
    await writeOrder(tx, userId, order);
    await setDeleted(tx, { userId, id: next.id }, now);

    return merged;
  });
}

async function readAtRevision(
  db: Db,
  { userId, id }: { userId: string; id: string },
  revision: number,
): Promise<SampleRow> {
  const sample = requireFound(await readSample(db, userId, id));
  requireNotTrashed(sample);
  if (sample.revision !== revision) throw conflictError(sample);

  return sample;
}

/** Locks and returns the chapter order. Writing it gives each text a position, so that a restored one returns to its place. */
async function lockChapterOrder(tx: Db, { userId, projectId }: SampleRow): Promise<string[]> {
  if (projectId === null) return [];
  await lockOrder(tx, userId, projectId);

  return (await listOrder(tx, userId, projectId)).map((one) => one.id);
}

type ChapterNotes = { synopsis: string; notes: string } | undefined;

function joinNotes(one: ChapterNotes, other: ChapterNotes) {
  const join = (first = '', second = '') => [first, second].filter(Boolean).join('\n\n');
  const synopsis = join(one?.synopsis, other?.synopsis);
  const notes = join(one?.notes, other?.notes);
  const isTooLong = synopsis.length > limits.synopsisMax || notes.length > limits.chapterNotesMax;
  if (isTooLong) throw refuse('merge_too_long');

  return { synopsis, notes };
}
