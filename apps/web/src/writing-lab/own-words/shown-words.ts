import type { OwnWordKind } from '@longhand/contract/own-words';
import type { Project } from '@longhand/contract/projects';
import type { OwnEntry } from '../device/database.ts';

/** Words of one kind: of every place, those that hold everywhere, or those of a project. */
export type Asked = { kind: OwnWordKind; scope: string | 'all' | 'everywhere'; search: string };

/**
 * What of the writer's words is shown. Those of a project that is gone are not; while the projects are not known, all are.
 */
export function shownWords(
  entries: readonly OwnEntry[],
  asked: Asked,
  projects: readonly Pick<Project, 'id'>[] | undefined,
): readonly OwnEntry[] {
  const known = projects && new Set(projects.map(({ id }) => id));
  const wanted = fold(asked.search);

  return entries.filter(
    ({ kind, projectId, rule, word, replacements, note }) =>
      kind === asked.kind &&
      isIn(projectId, asked.scope) &&
      (projectId === null || known === undefined || known.has(projectId)) &&
      [rule, word, ...replacements, note].some((text) => fold(text).includes(wanted)),
  );
}

function isIn(projectId: string | null, scope: Asked['scope']): boolean {
  if (scope === 'all') return true;

  return scope === 'everywhere' ? projectId === null : projectId === scope;
}

/** Accents and capitals do not stand in the way of finding. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
