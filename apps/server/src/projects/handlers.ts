import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { projects as contract, Project } from '@longhand/contract/projects';
import type { Db } from '../platform/db/db.ts';
import type { Handlers } from '../platform/http/context.ts';
import { enqueueAchievementCheck } from '../platform/jobs/achievement-check.ts';
import {
  countProjects,
  insertProject,
  listProjects,
  lockProjects,
  type ProjectRow,
  readProject,
  setDeleted,
  updateProject,
} from './queries.ts';

export const projectHandlers: Handlers<typeof contract> = {
  async list({ query }, { db, caller }) {
    return { items: (await listProjects(db, caller.userId, query.trashed)).map(present) };
  },

  async create({ body }, { db, clock, jobs, caller: { userId } }) {
    const now = clock.now();

    return db.transaction(async (tx) => {
      await lockProjects(tx, userId);

      const existing = await readProject(tx, userId, body.id);
      if (existing) return present(existing);
      await refuseAboveLimit(tx, userId);

      const added = await insertProject(tx, {
        ...body,
        userId,
        archivedAt: null,
        createdAt: now,
        changedAt: now,
        deletedAt: null,
      });
      if (!added) throw refuse('project_id_taken');
      await enqueueAchievementCheck(tx, { jobs }, userId);

      return present(added);
    });
  },

  async change({ params, body }, { db, clock, jobs, caller: { userId } }) {
    const { archived, ...fields } = body;
    const now = clock.now();

    return db.transaction(async (tx) => {
      const changed = await updateProject(
        tx,
        { userId, id: params.id },
        {
          ...fields,
          ...(archived !== undefined && { archivedAt: archived ? now : null }),
          changedAt: now,
        },
      );
      const project = requireFound(changed);
      if (body.phase !== undefined) await enqueueAchievementCheck(tx, { jobs }, userId);

      return present(project);
    });
  },

  async remove({ params }, { db, clock, jobs, caller: { userId } }) {
    return db.transaction(async (tx) => {
      const removed = requireFound(await setDeleted(tx, { userId, id: params.id }, clock.now()));
      await enqueueAchievementCheck(tx, { jobs }, userId);

      return present(removed);
    });
  },

  async restore({ params }, { db, jobs, caller: { userId } }) {
    return db.transaction(async (tx) => {
      await lockProjects(tx, userId);

      const removed = requireFound(await readProject(tx, userId, params.id));
      if (removed.deletedAt === null) return present(removed);
      await refuseAboveLimit(tx, userId);

      const restored = requireFound(await setDeleted(tx, { userId, id: params.id }, null));
      await enqueueAchievementCheck(tx, { jobs }, userId);

      return present(restored);
    });
  },
};

async function refuseAboveLimit(tx: Db, userId: string): Promise<void> {
  if ((await countProjects(tx, userId)) >= limits.projectsMax) {
    throw refuse('project_limit', { details: { limit: limits.projectsMax } });
  }
}

function requireFound(project: ProjectRow | undefined): ProjectRow {
  if (project === undefined) throw refuse('project_not_found');

  return project;
}

function present(project: ProjectRow): Project {
  return {
    ...project,
    archivedAt: project.archivedAt?.toISOString() ?? null,
    deletedAt: project.deletedAt?.toISOString() ?? null,
    createdAt: project.createdAt.toISOString(),
    changedAt: project.changedAt.toISOString(),
  };
}
