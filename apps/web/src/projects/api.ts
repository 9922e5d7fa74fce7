import { type Project, projects } from '@longhand/contract/projects';
import { useQuery } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';
import { useChange } from '../platform/query.ts';

const api = client(projects);
const quietApi = client(projects, { quiet: true });
/** Slices that show project names. */
const stale = ['projects', 'writing-lab', 'goals'];

/** All projects by title, including archived ones. */
export function useProjects() {
  return useQuery({
    queryKey: ['projects', 'list'],
    queryFn: async (): Promise<readonly Project[]> => (await api.list({ query: {} })).items,
  });
}

/** The same for optional pickers: load errors are not shown. */
export function useProjectOptions(isEnabled: boolean) {
  return useQuery({
    queryKey: ['projects', 'list'],
    queryFn: async (): Promise<readonly Project[]> => (await quietApi.list({ query: {} })).items,
    enabled: isEnabled,
  });
}

export const useCreateProject = () => useChange(api.create, { stale });
export const useChangeProject = () => useChange(api.change, { stale });
export const useRemoveProject = () => useChange(api.remove, { stale });
export const useRestoreProject = () => useChange(api.restore, { stale });
