import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { ownWords as contract, OwnWord } from '@longhand/contract/own-words';
import { day } from '../platform/clock.ts';
import type { Handlers } from '../platform/http/context.ts';
import { publishLiveEvent } from '../platform/live/signals.ts';
import { requireProjects } from '../projects/index.ts';
import {
  clearWords,
  countWords,
  listAffected,
  listAfter,
  lockWords,
  type OwnWordRow,
  upsertWords,
} from './queries.ts';
import { mergeWords, readCursor, writeCursor } from './rules.ts';

/** A device whose cursor is older than this reloads everything; removals are kept for longer. */
const maxCursorAgeDays = 60;
export const removalDays = 90;
const pageSize = 1_000;
const staleQueries: Parameters<typeof publishLiveEvent>[1]['stale'] = ['own-words'];

export const ownWordHandlers: Handlers<typeof contract> = {
  async list({ query: { after } }, { db, clock, caller: { userId } }) {
    const at = clock.now().getTime();
    const cursor = after === undefined ? null : readCursor(after);
    const isFullSync = cursor === null || at - cursor.at > maxCursorAgeDays * day;
    const from = isFullSync ? 0 : cursor.revision;
    const rows = await listAfter(db, userId, { after: from, limit: pageSize + 1 });
    const shown = rows.slice(0, pageSize);

    return {
      words: shown.filter(({ removedAt }) => removedAt === null).map(present),
      removed: shown.filter(({ removedAt }) => removedAt !== null).map(({ id }) => id),
      cursor: writeCursor({ revision: shown.at(-1)?.revision ?? from, at }),
      hasMore: rows.length > pageSize,
      isWhole: isFullSync,
    };
  },

  async put({ body: { words } }, { db, clock, caller: { userId } }) {
    return db.transaction(async (tx) => {
      await lockWords(tx, userId);
      await requireProjects(
        tx,
        userId,
        words.map(({ projectId }) => projectId),
      );

      const stored = new Map(
        (await listAffected(tx, userId, words)).map((row) => [
          row.id,
          row.removedAt === null ? present(row) : null,
        ]),
      );
      const { written, removed, ids } = mergeWords(stored, words);
      const added = written.filter(({ id }) => !stored.has(id)).length;
      const room = limits.ownWordsMax - (await countWords(tx, userId)) + removed.length;
      if (added > room) throw refuse('own_words_limit', { details: { limit: limits.ownWordsMax } });

      await clearWords(tx, userId, { ids: removed, now: clock.now() });
      await upsertWords(tx, userId, written);
      if (written.length + removed.length > 0) {
        await publishLiveEvent(tx, { userId, stale: staleQueries, now: clock.now() });
      }

      return { ids };
    });
  },

  async remove({ body: { ids } }, { db, clock, caller: { userId } }) {
    const now = clock.now();
    await db.transaction(async (tx) => {
      await lockWords(tx, userId);
      if ((await clearWords(tx, userId, { ids, now })) === 0) return;
      await publishLiveEvent(tx, { userId, stale: staleQueries, now });
    });

    return { success: true };
  },
};

function present(row: OwnWordRow): OwnWord {
  const { id, kind, projectId, rule, word, replacements, note, isExact } = row;

  return { id, kind, projectId, rule, word, replacements, note, isExact };
}
