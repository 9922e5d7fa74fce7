import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, instant, line, prose } from './values.ts';

/** How far a work has come, as its writer says; nothing is derived from it. */
export const projectPhases = [
  'planning',
  'drafting',
  'revising',
  'on_hold',
  'finished',
  'abandoned',
] as const;
export const projectPhase = z.enum(projectPhases);
export type ProjectPhase = z.infer<typeof projectPhase>;

const described = {
  title: line(limits.titleMax).min(1),
  description: prose(limits.projectDescriptionMax),
  phase: projectPhase,
};

/** A work that texts, goals and progress can belong to. */
export const project = z.object({
  id,
  ...described,
  /** Put away: it is offered nowhere, and keeps what belongs to it. */
  archivedAt: instant.nullable(),
  deletedAt: instant.nullable(),
  createdAt: instant,
  changedAt: instant,
});
export type Project = z.infer<typeof project>;

const one = z.object({ id });

export const projects = {
  list: endpoint({
    summary: 'The projects of the caller by title, or those that were removed',
    method: 'GET',
    path: '/api/projects',
    access: 'user',
    scope: 'samples:read',
    query: z.object({ trashed: z.stringbool().default(false) }),
    reply: z.object({ items: z.array(project) }),
    fails: [],
  }),

  create: endpoint({
    summary: 'Begin a project; sent twice with one id it is one project',
    method: 'POST',
    path: '/api/projects',
    access: 'user',
    scope: 'samples:write',
    body: z.strictObject({
      id,
      title: described.title,
      description: described.description.default(''),
      phase: projectPhase.default('drafting'),
    }),
    reply: project,
    fails: ['project_limit', 'project_id_taken'],
  }),

  change: endpoint({
    summary: 'Rename a project, describe it, or put it away and take it out again',
    method: 'PATCH',
    path: '/api/projects/:id',
    access: 'user',
    scope: 'samples:write',
    params: one,
    body: z.strictObject({
      ...z.object(described).partial().shape,
      archived: z.boolean().optional(),
    }),
    reply: project,
    fails: ['project_not_found'],
  }),

  remove: endpoint({
    summary:
      'Remove a project; what belongs to it stays, and for 30 days it can be restored with all of it',
    method: 'DELETE',
    path: '/api/projects/:id',
    access: 'user',
    scope: 'samples:write',
    params: one,
    reply: project,
    fails: ['project_not_found'],
  }),

  restore: endpoint({
    summary: 'Bring back a project that was removed',
    method: 'POST',
    path: '/api/projects/:id/restore',
    access: 'user',
    scope: 'samples:write',
    params: one,
    reply: project,
    fails: ['project_not_found', 'project_limit'],
  }),
};
