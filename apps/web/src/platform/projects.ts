import { type Project, projects } from '@longhand/contract/projects';
import { useQuery } from '@tanstack/react-query';
import { client } from './api-client.ts';
import { useChange } from './query.ts';

const api = client(projects);
const quietApi = client(projects, { quiet: true });
/** What shows the project that something belongs to. */
const stale = ['projects', 'writing-lab', 'goals'];

/** The projects of the writer by title, those that are archived too; texts, goals and progress belong to them. */
export function useProjects() {
  return useQuery({
    queryKey: ['projects', 'list'],
    queryFn: async (): Promise<readonly Project[]> => (await api.list({ query: {} })).items,
  });
}

/** The same where they are only offered: nobody is told when they cannot be loaded. */
export function useOfferedProjects(isWanted: boolean) {
  return useQuery({
    queryKey: ['projects', 'list'],
    queryFn: async (): Promise<readonly Project[]> => (await quietApi.list({ query: {} })).items,
    enabled: isWanted,
  });
}

export const useCreateProject = () => useChange(api.create, { stale });
export const useChangeProject = () => useChange(api.change, { stale });
export const useRemoveProject = () => useChange(api.remove, { stale });
export const useRestoreProject = () => useChange(api.restore, { stale });
