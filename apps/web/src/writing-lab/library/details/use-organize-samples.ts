import { useTranslations } from 'use-intl';
import { invalidateSlices } from '../../../platform/query.ts';
import { showFailureToast, showToast } from '../../../platform/toasts.ts';
import { useFailureText } from '../../../ui/failure-text.ts';
import { updateDraftProjects } from '../../storage/device/drafts.ts';
import { useLab } from '../../storage/lab.ts';
import type { Arrangement, SavedText } from '../../storage/samples/sample-store.ts';

type ArrangeItem = Pick<SavedText, 'id' | 'place'> & Arrangement;

/** Changes project and tags of texts on the server and this device, with undo. */
export function useOrganizeSamples() {
  const t = useTranslations('samples');
  const lab = useLab();
  const failureText = useFailureText();

  const arrange = async (items: readonly ArrangeItem[]): Promise<void> => {
    for (const place of ['device', 'server'] as const) {
      const there = items.filter((item) => item.place === place);
      if (there.length === 0) continue;
      await lab.stores[place].arrange(there);
      await lab
        .database()
        .then((database) => updateDraftProjects(database, there))
        .catch(() => undefined); // without storage there are no drafts
    }
  };

  /** Resolves with null on success, otherwise with the error message. */
  return async (texts: readonly SavedText[], to: (text: SavedText) => Arrangement) => {
    const before = texts.map(({ id, place, projectId, tags }) => ({ id, place, projectId, tags }));
    const after = texts.map((text) => ({ id: text.id, place: text.place, ...to(text) }));
    const run = async (items: readonly ArrangeItem[], undo?: () => void) => {
      try {
        await arrange(items);
        showToast({
          type: 'success',
          words: t('arranged', { count: items.length }),
          ...(undo ? { undo } : {}),
        });

        return null;
      } catch (failure) {
        showFailureToast(failure);

        return failureText(failure);
      } finally {
        await invalidateSlices(['writing-lab', 'home']);
      }
    };

    const undoAll = async () => {
      const problem = await run(before);
      if (problem !== null) showToast({ type: 'error', words: problem });
    };

    return run(after, () => void undoAll());
  };
}
