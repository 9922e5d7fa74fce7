import { Refusal } from '@longhand/contract/errors';
import { writingLab } from '@longhand/contract/writing-lab';
import type { Chapter } from '@longhand/contract/writing-lab-chapters';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../platform/api-client.ts';
import { listDrafts } from '../../storage/device/drafts.ts';
import type { Lab } from '../../storage/lab.ts';
import { newestFirst } from '../../storage/samples/api.ts';
import type { NoteFields } from './merge-notes.ts';

export const manuscriptApi = client(writingLab, { quiet: true });

/** Saves synopsis and notes of a new text; existing ones are kept. */
export async function saveNotes(id: string, noted: NoteFields): Promise<void> {
  const body = { ...noted, known: { synopsis: '', notes: '' } };
  try {
    await manuscriptApi.changeChapter({ params: { id }, body });
  } catch (failure) {
    if (!(failure instanceof Refusal) || failure.code !== 'sample_conflict') throw failure;
  }
}

/** The chapters of a project in order, without their text. */
export function chaptersQuery({ userId }: Lab, projectId: string) {
  return queryOptions({
    queryKey: ['writing-lab', 'chapters', userId, projectId],
    queryFn: async (): Promise<readonly Chapter[]> =>
      (await manuscriptApi.listChapters({ params: { id: projectId } })).items,
  });
}

/** Chapter and word counts of each project. */
export function manuscriptsQuery({ userId }: Lab) {
  return queryOptions({
    queryKey: ['writing-lab', 'manuscripts', userId],
    queryFn: async () => (await manuscriptApi.listManuscripts()).items,
  });
}

/** The most recently opened of these texts in this browser, or null. */
export function lastOpenedQuery({ userId, database }: Lab, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['writing-lab', 'drafts', 'last-opened', userId, ids],
    queryFn: async (): Promise<string | null> => {
      const drafts = await database().then(listDrafts, () => []);
      const draft = drafts.find(({ home }) => home !== null && ids.includes(home.id));

      return draft?.home?.id ?? null;
    },
  });
}

/** Number of a project's texts that are saved only on this device. */
export function textsOnDeviceQuery({ userId, stores }: Lab, project: string) {
  return queryOptions({
    queryKey: ['writing-lab', 'device-texts', userId, project],
    queryFn: () =>
      stores.device.list({ ...newestFirst, project }, { from: 0, to: 1 }).then(
        ({ total }) => total,
        () => 0, // without storage there are none
      ),
  });
}
