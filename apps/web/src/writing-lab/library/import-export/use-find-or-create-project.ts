import { useCreateProject, useProjects } from '../../../projects/index.ts';
import { useLab } from '../../storage/lab.ts';

/** Finds a project by title or creates it; null if that fails. */
export function useFindOrCreateProject(): () => (title: string) => Promise<string | null> {
  const lab = useLab();
  const { data: projects = [] } = useProjects();
  const { mutateAsync: create } = useCreateProject();

  return () => {
    const known = new Map(projects.map(({ id, title }) => [title.toLowerCase(), id]));

    return async (title) => {
      const existing = known.get(title.toLowerCase());
      if (existing !== undefined) return existing;
      const id = lab.newId();
      try {
        await create({ body: { id, title } });
      } catch {
        return null; // the texts are saved without a project
      }
      known.set(title.toLowerCase(), id);

      return id;
    };
  };
}
