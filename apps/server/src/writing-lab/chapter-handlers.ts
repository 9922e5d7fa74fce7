import { refuse } from '@longhand/contract/errors';
import type { writingLab } from '@longhand/contract/writing-lab';
import type { Chapter, writingLabChapters } from '@longhand/contract/writing-lab-chapters';
import type { Handlers } from '../platform/http/context.ts';
import { requireProjects } from '../projects/index.ts';
import {
  type ChapterRow,
  listChapters,
  listManuscripts,
  listOrder,
  lockNotes,
  lockOrder,
  writeNotes,
  writeOrder,
} from './chapter-queries.ts';
import { moveAfter } from './chapter-rules.ts';
import { mergeSamples } from './merge.ts';
import { presentHead } from './present.ts';
import { readSampleHead } from './queries.ts';
import { requireFound } from './require-found.ts';
import { requireNotTrashed } from './save.ts';
import { splitSample } from './split.ts';

/** Handlers for chapters: the ordered texts of a project. */
export const chapterHandlers: Pick<Handlers<typeof writingLab>, keyof typeof writingLabChapters> = {
  async listManuscripts(_, { db, caller: { userId } }) {
    const items = await listManuscripts(db, userId);

    return {
      items: items.map((item) => ({ ...item, changedAt: item.changedAt.toISOString() })),
    };
  },

  async listChapters({ params }, { db, caller: { userId } }) {
    await requireProjects(db, userId, [params.id]);

    return { items: (await listChapters(db, userId, params.id)).map(presentChapter) };
  },

  async moveChapter({ params: { id }, body: { after } }, { db, caller: { userId } }) {
    return db.transaction(async (tx) => {
      const { projectId } = requireNotTrashed(await readSampleHead(tx, userId, id));
      if (projectId === null) throw refuse('sample_not_found');
      await lockOrder(tx, userId, projectId);

      const order = await listOrder(tx, userId, projectId);
      const ids = order.map((one) => one.id);
      const isThere = [id, after].every((one) => one === null || ids.includes(one));
      if (!isThere || after === id) throw refuse('sample_not_found');
      const moved = moveAfter(ids, { id, after });
      await writeOrder(tx, userId, moved);
      const inTrash = new Set(order.filter((one) => one.isInTrash).map((one) => one.id));

      return { ids: moved.filter((one) => !inTrash.has(one)) };
    });
  },

  async changeChapter({ params: { id }, body }, { db, caller: { userId } }) {
    const { known, ...changes } = body;

    return db.transaction(async (tx) => {
      const savedNotes = requireFound((await lockNotes(tx, userId, [id])).get(id));
      const isSame = (one: typeof changes) =>
        savedNotes.synopsis === one.synopsis && savedNotes.notes === one.notes;
      if (!isSame(known) && !isSame(changes)) throw refuse('sample_conflict');

      return presentChapter(requireFound(await writeNotes(tx, { userId, id }, changes)));
    });
  },

  async splitSample({ params, body }, context) {
    const { heads, version } = await splitSample(params.id, body, context);

    return { items: heads.map(presentHead), version };
  },

  async mergeSamples({ params, body }, context) {
    const { head, version } = await mergeSamples(params.id, body, context);

    return { item: presentHead(head), version };
  },
};

function presentChapter(row: ChapterRow): Chapter {
  return { ...row, changedAt: row.changedAt.toISOString() };
}
