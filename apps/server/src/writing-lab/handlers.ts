import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { writingLab } from '@longhand/contract/writing-lab';
import type { Handlers } from '../platform/http/context.ts';
import { requireProjects } from '../projects/index.ts';
import { chapterHandlers } from './chapter-handlers.ts';
import { listSampleHeads } from './list-queries.ts';
import {
  countByProject,
  countTags,
  lockProjectsOf,
  organizeSamples,
  type SampleOrganization,
} from './organize-queries.ts';
import { presentHead, presentVersion } from './present.ts';
import { readSample, readSampleHead, readSamples } from './queries.ts';
import { requireFound } from './require-found.ts';
import { createSample, saveSample } from './save.ts';
import { targetHandlers } from './target-handlers.ts';
import { trashHandlers } from './trash-handlers.ts';
import { countVersions, listVersions, readVersion } from './version-queries.ts';

export const writingLabHandlers: Handlers<typeof writingLab> = {
  ...chapterHandlers,
  ...targetHandlers,
  ...trashHandlers,

  async listSamples({ query }, { db, caller, requestLimits }) {
    if (query.search) requestLimits.enforceForOperation({ ...searchLimit, userId: caller.userId });

    return listSampleHeads(db, caller.userId, query);
  },

  async createSample({ body }, context) {
    return presentHead(await createSample(body, context));
  },

  async organizeSamples({ body: { items } }, { db, caller: { userId } }) {
    const ids = items.map(({ id }) => id);
    const heads = await db.transaction(async (tx) => {
      const before = await lockProjectsOf(tx, userId, ids);
      if (ids.some((id) => !before.has(id))) throw refuse('sample_not_found');
      await requireProjects(tx, userId, newProjects(items, before));

      return organizeSamples(tx, userId, items);
    });

    return { items: heads.map(presentHead) };
  },

  async readSamples({ body: { ids } }, { db, caller: { userId } }) {
    const { rows, missing } = await readSamples(db, userId, ids, limits.textBytesMax);

    return { items: rows.map((row) => ({ ...presentHead(row), text: row.text })), missing };
  },

  async listTags(_, { db, caller: { userId } }) {
    return { tags: await countTags(db, userId), projects: await countByProject(db, userId) };
  },

  async readSample({ params }, { db, caller }) {
    const sample = requireFound(await readSample(db, caller.userId, params.id));

    return { ...presentHead(sample), text: sample.text };
  },

  async saveSample({ params, body }, context) {
    return presentHead(await saveSample(params.id, body, context));
  },

  async listVersions({ params, query }, { db, caller: { userId } }) {
    const head = requireFound(await readSampleHead(db, userId, params.id));
    const items = await listVersions(db, { userId, sampleId: params.id }, query);

    return { items: items.map(presentVersion), total: await countVersions(db, head.id) };
  },

  async readVersion({ params }, { db, caller: { userId } }) {
    requireFound(await readSampleHead(db, userId, params.id));
    const { number } = params;
    const version = await readVersion(db, { userId, sampleId: params.id, number });
    if (!version) throw refuse('version_not_found');

    return { ...presentVersion(version), text: version.text };
  },
};

/** Rate limit of searches, which read all texts of a user. */
const searchLimit = { name: 'search', perMinute: limits.searchesPerMinute };

/** The projects to check: only changed ones. A text may stay in a deleted project, so that it is there again after a restore. */
function newProjects(
  items: readonly ({ id: string } & SampleOrganization)[],
  before: ReadonlyMap<string, string | null>,
): (string | null)[] {
  return items
    .filter(({ id, projectId }) => projectId !== before.get(id))
    .map(({ projectId }) => projectId);
}
