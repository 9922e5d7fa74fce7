import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { writingLab } from '@longhand/contract/writing-lab';
import type { Handlers } from '../platform/http/context.ts';
import { requireProjects } from '../projects/index.ts';
import {
  type Arrangement,
  arrangeSamples,
  countByProject,
  countTags,
  holdProjectsOf,
} from './arrange-queries.ts';
import { chapterHandlers } from './chapter-handlers.ts';
import { found } from './found.ts';
import { listHeads } from './list-queries.ts';
import { presentHead, presentVersion } from './present.ts';
import { readHead, readSample, readSeveral } from './queries.ts';
import { createSample, saveSample } from './save.ts';
import { targetHandlers } from './target-handlers.ts';
import { trashHandlers } from './trash-handlers.ts';
import { countVersions, listVersions, readVersion } from './version-queries.ts';

export const writingLabHandlers: Handlers<typeof writingLab> = {
  ...chapterHandlers,
  ...targetHandlers,
  ...trashHandlers,

  async listSamples({ query }, { db, caller, requestLimits }) {
    if (query.search) requestLimits.demandWork({ ...searching, userId: caller.userId });
    const { items, ...sums } = await listHeads(db, caller.userId, query);

    return { items: items.map(presentHead), ...sums };
  },

  async createSample({ body }, context) {
    return presentHead(await createSample(body, context));
  },

  async arrangeSamples({ body: { items } }, { db, caller: { userId } }) {
    const ids = items.map(({ id }) => id);
    const heads = await db.transaction(async (tx) => {
      const before = await holdProjectsOf(tx, userId, ids);
      if (ids.some((id) => !before.has(id))) throw refuse('sample_not_found');
      await requireProjects(tx, userId, newProjects(items, before));

      return arrangeSamples(tx, userId, items);
    });

    return { items: heads.map(presentHead) };
  },

  async readSamples({ body: { ids } }, { db, caller: { userId } }) {
    const { rows, missing } = await readSeveral(db, userId, ids, limits.textBytesMax);

    return { items: rows.map((row) => ({ ...presentHead(row), text: row.text })), missing };
  },

  async listTags(_, { db, caller: { userId } }) {
    return { tags: await countTags(db, userId), projects: await countByProject(db, userId) };
  },

  async readSample({ params }, { db, caller }) {
    const sample = found(await readSample(db, caller.userId, params.id));

    return { ...presentHead(sample), text: sample.text };
  },

  async saveSample({ params, body }, context) {
    return presentHead(await saveSample(params.id, body, context));
  },

  async listVersions({ params, query }, { db, caller: { userId } }) {
    const head = found(await readHead(db, userId, params.id));
    const items = await listVersions(db, { userId, sampleId: params.id }, query);

    return { items: items.map(presentVersion), total: await countVersions(db, head.id) };
  },

  async readVersion({ params }, { db, caller: { userId } }) {
    found(await readHead(db, userId, params.id));
    const { number } = params;
    const version = await readVersion(db, { userId, sampleId: params.id, number });
    if (!version) throw refuse('version_not_found');

    return { ...presentVersion(version), text: version.text };
  },
};

/** A search reads every text of its writer. */
const searching = { name: 'search', perMinute: limits.searchesPerMinute };

/** A text stays where it is even when its project was removed since: with the project it comes back. */
function newProjects(
  items: readonly ({ id: string } & Arrangement)[],
  before: ReadonlyMap<string, string | null>,
): (string | null)[] {
  return items
    .filter(({ id, projectId }) => projectId !== before.get(id))
    .map(({ projectId }) => projectId);
}
