import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { isTextTooLong } from '@longhand/contract/text-size';
import type { Db } from '../platform/db/db.ts';
import type { Context } from '../platform/http/context.ts';
import { holdNotes, listOrder, lockOrder, writeNotes, writeOrder } from './chapter-queries.ts';
import { joinTexts } from './chapter-rules.ts';
import { found } from './found.ts';
import { storeText } from './long-texts.ts';
import { type Head, holdHead, readSample, type SampleRow, setDeleted } from './queries.ts';
import { rewriteSample } from './rewrite.ts';
import { conflictWith, present } from './save.ts';
import { countDraft } from './text-figures.ts';

type Wanted = { revision: number; next: { id: string; revision: number } };

/** Appends a text to another one of its project and moves it to the trash, where it can be restored from. */
export async function mergeSamples(
  id: string,
  { revision, next }: Wanted,
  context: Context<'user'>,
): Promise<{ head: Head; version: number }> {
  const { db, clock, caller } = context;
  const { userId } = caller;
  const [one, other] = [
    await readOpen(db, { userId, id }, revision),
    await readOpen(db, { userId, id: next.id }, next.revision),
  ];
  const isOfOneProject = one.projectId !== null && one.projectId === other.projectId;
  if (!isOfOneProject || one.id === other.id) throw refuse('sample_not_found');
  const text = joinTexts(one.text, other.text);
  if (isTextTooLong(text)) throw refuse('merge_too_long');
  const { kind, language } = one;
  const counted = await countDraft({ text, kind, language }, { userId, sampleId: id });
  const now = clock.now();
  const stored = await storeText(db, { userId, sampleId: id, text }, now);

  return db.transaction(async (tx) => {
    const order = await settleOrder(tx, one);
    const noted = await holdNotes(tx, userId, [id, next.id]);
    const head = present(await holdHead(tx, userId, id));
    const last = present(await holdHead(tx, userId, next.id));
    const isMoved = [head, last].some(({ projectId }) => projectId !== one.projectId);
    if (head.revision !== revision || isMoved) throw conflictWith(head);
    if (last.revision !== next.revision) throw conflictWith(last);

    const merged = await rewriteSample(tx, head, { text, stored, counted, now }, context);
    await writeNotes(tx, { userId, id }, joinNotes(noted.get(id), noted.get(next.id)));
    await writeOrder(tx, userId, order);
    await setDeleted(tx, { userId, id: next.id }, now);

    return merged;
  });
}

async function readOpen(
  db: Db,
  { userId, id }: { userId: string; id: string },
  revision: number,
): Promise<SampleRow> {
  const sample = found(await readSample(db, userId, id));
  present(sample);
  if (sample.revision !== revision) throw conflictWith(sample);

  return sample;
}

/** The order with a number for each text: one that is restored comes back to where it was. */
async function settleOrder(tx: Db, { userId, projectId }: SampleRow): Promise<string[]> {
  if (projectId === null) return [];
  await lockOrder(tx, userId, projectId);

  return (await listOrder(tx, userId, projectId)).map((one) => one.id);
}

type Noted = { synopsis: string; notes: string } | undefined;

function joinNotes(one: Noted, other: Noted) {
  const join = (first = '', second = '') => [first, second].filter(Boolean).join('\n\n');
  const synopsis = join(one?.synopsis, other?.synopsis);
  const notes = join(one?.notes, other?.notes);
  const isTooLong = synopsis.length > limits.synopsisMax || notes.length > limits.chapterNotesMax;
  if (isTooLong) throw refuse('merge_too_long');

  return { synopsis, notes };
}
