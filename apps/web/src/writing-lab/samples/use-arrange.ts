import { useTranslations } from 'use-intl';
import { refresh } from '../../platform/query.ts';
import { showFailureToast, showToast } from '../../platform/toasts.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { moveDrafts } from '../device/drafts.ts';
import { useLab } from '../lab.ts';
import type { Arrangement, SavedText } from './sample-store.ts';

type Item = Pick<SavedText, 'id' | 'place'> & Arrangement;

/** Says where texts belong, in both places, with an undo that brings back where each belonged before. */
export function useArrange() {
  const t = useTranslations('samples');
  const lab = useLab();
  const failureText = useFailureText();

  const arrange = async (items: readonly Item[]): Promise<void> => {
    for (const place of ['device', 'server'] as const) {
      const there = items.filter((item) => item.place === place);
      if (there.length === 0) continue;
      await lab.stores[place].arrange(there);
      await lab
        .database()
        .then((database) => moveDrafts(database, there))
        .catch(() => undefined); // where nothing is kept there are no drafts
    }
  };

  /** Null once it is done; else why it is not, in words. */
  return async (texts: readonly SavedText[], to: (text: SavedText) => Arrangement) => {
    const before = texts.map(({ id, place, projectId, tags }) => ({ id, place, projectId, tags }));
    const after = texts.map((text) => ({ id: text.id, place: text.place, ...to(text) }));
    const run = async (items: readonly Item[], undo?: () => void) => {
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
        await refresh(['writing-lab', 'home']);
      }
    };

    const takeBack = async () => {
      const problem = await run(before);
      if (problem !== null) showToast({ type: 'error', words: problem });
    };

    return run(after, () => void takeBack());
  };
}
