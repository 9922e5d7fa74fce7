import { type Project, projects } from '@longhand/contract/projects';
import { useQuery } from '@tanstack/react-query';
import { client } from './api-client.ts';
import { useChange } from './query.ts';

const api = client(projects);
/** What shows the project that something belongs to. */
const stale = ['projects', 'writing-lab', 'goals'];

/** The projects of the writer by title, those that are archived too; texts, goals and progress belong to them. */
export function useProjects() {
  return useQuery({
    queryKey: ['projects', 'list'],
    queryFn: async (): Promise<readonly Project[]> => (await api.list({ query: {} })).items,
  });
}

export const useCreateProject = () => useChange(api.create, { stale });
export const useChangeProject = () => useChange(api.change, { stale });
export const useRemoveProject = () => useChange(api.remove, { stale });
export const useRestoreProject = () => useChange(api.restore, { stale });
