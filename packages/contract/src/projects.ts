import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, instant, multilineText, singleLineText } from './values.ts';

/** The project phase as set by its writer; nothing is derived from it. */
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

const projectFields = {
  title: singleLineText(limits.titleMax).min(1),
  description: multilineText(limits.projectDescriptionMax),
  phase: projectPhase,
};

/** A project that groups texts, goals and progress. */
export const project = z.object({
  id,
  ...projectFields,
  /** Archived projects are hidden from selection and keep their content. */
  archivedAt: instant.nullable(),
  deletedAt: instant.nullable(),
  createdAt: instant,
  changedAt: instant,
});
export type Project = z.infer<typeof project>;

const projectParams = z.object({ id });

export const projects = {
  list: endpoint({
    summary: 'List the caller’s projects by title, or the removed ones',
    method: 'GET',
    path: '/api/projects',
    access: 'user',
    scope: 'samples:read',
    query: z.object({ trashed: z.stringbool().default(false) }),
    reply: z.object({ items: z.array(project) }),
    fails: [],
  }),

  create: endpoint({
    summary: 'Create a project; a repeated request with the same id has no effect',
    method: 'POST',
    path: '/api/projects',
    access: 'user',
    scope: 'samples:write',
    body: z.strictObject({
      id,
      title: projectFields.title,
      description: projectFields.description.default(''),
      phase: projectPhase.default('drafting'),
    }),
    reply: project,
    fails: ['project_limit', 'project_id_taken'],
  }),

  change: endpoint({
    summary: 'Change the title, description or phase of a project, archive or unarchive it',
    method: 'PATCH',
    path: '/api/projects/:id',
    access: 'user',
    scope: 'samples:write',
    params: projectParams,
    body: z.strictObject({
      ...z.object(projectFields).partial().shape,
      archived: z.boolean().optional(),
    }),
    reply: project,
    fails: ['project_not_found'],
  }),

  remove: endpoint({
    summary: 'Remove a project; its content is kept, and it can be restored with it for 30 days',
    method: 'DELETE',
    path: '/api/projects/:id',
    access: 'user',
    scope: 'samples:write',
    params: projectParams,
    reply: project,
    fails: ['project_not_found'],
  }),

  restore: endpoint({
    summary: 'Restore a removed project',
    method: 'POST',
    path: '/api/projects/:id/restore',
    access: 'user',
    scope: 'samples:write',
    params: projectParams,
    reply: project,
    fails: ['project_not_found', 'project_limit'],
  }),
};
