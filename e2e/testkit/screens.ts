import { screenRows } from '../../scripts/slice-map.ts';
import type { Api } from './api.ts';

/** Paths of the built screens that nobody needs an account for. */
export function publicScreens(): string[] {
  return built()
    .filter(({ access }) => access === 'public')
    .map(({ path }) => path);
}

/**
 * Paths of the built screens of somebody signed in, with their own profile, goal, project and text where
 * an address needs one; a screen of what they do not have is left out.
 */
export async function ownScreens(api: Api): Promise<string[]> {
  const { user } = await api.auth.me();
  const goals = (await api.goals.list({ query: {} })).items;
  const samples = (await api.writingLab.listSamples({ query: {} })).items;
  const sample = samples.at(-1)?.id;
  const projects = (await api.projects.list({ query: {} })).items;
  const ids: Record<string, string | undefined> = {
    '/app/profile/:id': user.id,
    '/app/goals/:id': goals.at(0)?.id,
    '/app/writing-lab/project/:id': projects.at(0)?.id,
  };

  return built()
    .filter(({ access }) => access !== 'public')
    .map(({ path }) => path.replace(':id', ids[path] ?? ':id'))
    .map((path) =>
      path.endsWith('/analyzer') && sample !== undefined ? `${path}?sample=${sample}` : path,
    )
    .filter((path) => !path.includes(':'));
}

function built() {
  return screenRows().filter(({ isBuilt }) => isBuilt);
}
