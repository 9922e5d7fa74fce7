import type { OwnWordKind } from '@longhand/contract/own-words';
import type { Project } from '@longhand/contract/projects';
import type { OwnEntry } from '../../storage/device/own-entry.ts';

/** Filters words of one kind: all, those that apply everywhere, or those of a project. */
export type OwnWordFilter = {
  kind: OwnWordKind;
  scope: string | 'all' | 'everywhere';
  search: string;
};

/** Filters the user's words for the list. Words of deleted projects are hidden once the projects are loaded. */
export function filterOwnWords(
  entries: readonly OwnEntry[],
  filter: OwnWordFilter,
  projects: readonly Pick<Project, 'id'>[] | undefined,
): readonly OwnEntry[] {
  const knownProjects = projects && new Set(projects.map(({ id }) => id));
  const needle = fold(filter.search);

  return entries.filter(
    ({ kind, projectId, rule, word, replacements, note }) =>
      kind === filter.kind &&
      isInScope(projectId, filter.scope) &&
      (projectId === null || knownProjects === undefined || knownProjects.has(projectId)) &&
      [rule, word, ...replacements, note].some((text) => fold(text).includes(needle)),
  );
}

function isInScope(projectId: string | null, scope: OwnWordFilter['scope']): boolean {
  if (scope === 'all') return true;

  return scope === 'everywhere' ? projectId === null : projectId === scope;
}

/** Ignores accents and case in searches. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
