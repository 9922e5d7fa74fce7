import { screenRows } from '../../scripts/slice-map.ts';
import type { Api } from './api.ts';

/** Paths of the built public screens. */
export function publicScreenPaths(): string[] {
  return builtScreens()
    .filter(({ access }) => access === 'public')
    .map(({ path }) => path);
}

/**
 * Paths of the built screens for a signed-in user. Ids in the address are filled in from the user's own profile, goal, project and text;
 * screens whose id the user does not have are left out.
 */
export async function userScreenPaths(api: Api): Promise<string[]> {
  const { user } = await api.auth.me();
  const goals = (await api.goals.list({ query: {} })).items;
  const samples = (await api.writingLab.listSamples({ query: {} })).items;
  const sample = samples.at(-1)?.id;
  const projects = (await api.projects.list({ query: {} })).items;
  const conversation = (await api.messages.listConversations({ query: {} })).items.at(-1)?.id;
  const ids: Record<string, string | undefined> = {
    '/app/profile/:id': user.id,
    '/app/goals/:id': goals.at(0)?.id,
    '/app/writing-lab/project/:id': projects.at(0)?.id,
  };

  return builtScreens()
    .filter(({ access }) => access !== 'public')
    .map(({ path }) => path.replace(':id', ids[path] ?? ':id'))
    .flatMap((path) =>
      path === '/app/messages' && conversation !== undefined
        ? [path, `${path}?c=${conversation}`]
        : path,
    )
    .map((path) =>
      path.endsWith('/analyzer') && sample !== undefined ? `${path}?sample=${sample}` : path,
    )
    .filter((path) => !path.includes(':'));
}

function builtScreens() {
  return screenRows().filter(({ isBuilt }) => isBuilt);
}

/** All screens at once would exceed the requests that a user may send in a minute. */
export const screenParts = ['the writing lab', 'the other screens'] as const;

export function isOfPart(part: (typeof screenParts)[number]) {
  return (path: string) => path.startsWith('/app/writing-lab') === (part === 'the writing lab');
}
