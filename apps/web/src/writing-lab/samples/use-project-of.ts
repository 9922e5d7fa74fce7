import { useCreateProject, useProjects } from '../../platform/projects.ts';
import { useLab } from '../lab.ts';

/** Finds a project by its title, or begins it; null where that can not be. */
export function useProjectOf(): () => (title: string) => Promise<string | null> {
  const lab = useLab();
  const { data: projects = [] } = useProjects();
  const { mutateAsync: create } = useCreateProject();

  return () => {
    const known = new Map(projects.map(({ id, title }) => [title.toLowerCase(), id]));

    return async (title) => {
      const there = known.get(title.toLowerCase());
      if (there !== undefined) return there;
      const id = lab.newId();
      try {
        await create({ body: { id, title } });
      } catch {
        return null; // its texts are saved without it
      }
      known.set(title.toLowerCase(), id);

      return id;
    };
  };
}
