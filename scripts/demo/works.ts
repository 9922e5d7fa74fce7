import type { ProjectPhase } from '@longhand/contract/projects';
import { idOf } from './id-of.ts';
import type { WorkName } from './year.ts';

/** The works of the year, in the order in which they were begun. */
export const works: Record<
  WorkName,
  { title: string; description: string; phase: ProjectPhase; from: number }
> = {
  lamp: {
    title: 'The lamp room',
    description:
      'A novella in thirty chapters, half as long as its first draft. The last keeper of a light, and what her brother sold.',
    phase: 'revising',
    from: 0,
  },
  memoir: { title: 'The island, remembered', description: '', phase: 'abandoned', from: 30 },
  radio: {
    title: 'Shipping forecast',
    description: 'A radio play in nine scenes.',
    phase: 'drafting',
    from: 60,
  },
  stories: { title: 'Five stories about water', description: '', phase: 'finished', from: 160 },
  hanzi: { title: '学中文', description: '每周两次，写一点中文。', phase: 'drafting', from: 180 },
  poems: {
    title: 'Thirty mornings',
    description: 'A poem before breakfast.',
    phase: 'finished',
    from: 200,
  },
  letters: {
    title: 'Cartas del faro',
    description: 'Cartas que nadie contestó.',
    phase: 'drafting',
    from: 250,
  },
  grant: { title: 'Grant application', description: '', phase: 'drafting', from: 329 },
};

export function projectIdOf(work: WorkName): string {
  return idOf('project', work);
}
