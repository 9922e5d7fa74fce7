import type { ProjectPhase } from '@longhand/contract/projects';
import { createStableId } from './stable-id.ts';
import type { ProjectName } from './year.ts';

/** The projects of the year, in order of their start. */
export const demoProjects: Record<
  ProjectName,
  { title: string; description: string; phase: ProjectPhase; startDay: number }
> = {
  lamp: {
    title: 'The lamp room',
    description:
      'A novella in thirty chapters, half as long as its first draft. The last keeper of a light, and what her brother sold.',
    phase: 'revising',
    startDay: 0,
  },
  memoir: { title: 'The island, remembered', description: '', phase: 'abandoned', startDay: 30 },
  radio: {
    title: 'Shipping forecast',
    description: 'A radio play in nine scenes.',
    phase: 'drafting',
    startDay: 60,
  },
  stories: { title: 'Five stories about water', description: '', phase: 'finished', startDay: 160 },
  hanzi: {
    title: '学中文',
    description: '每周两次，写一点中文。',
    phase: 'drafting',
    startDay: 180,
  },
  poems: {
    title: 'Thirty mornings',
    description: 'A poem before breakfast.',
    phase: 'finished',
    startDay: 200,
  },
  letters: {
    title: 'Cartas del faro',
    description: 'Cartas que nadie contestó.',
    phase: 'drafting',
    startDay: 250,
  },
  grant: { title: 'Grant application', description: '', phase: 'drafting', startDay: 329 },
};

export function getProjectId(work: ProjectName): string {
  return createStableId('project', work);
}
