import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDates } from '../../../platform/use-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Desk } from '../../document/desk.ts';
import { detachFromSavedText } from '../../document/use-ignored-findings.ts';
import { useLab } from '../../storage/lab.ts';
import type { WholeText } from '../../storage/samples/sample-store.ts';
import { toSavedTextRef } from '../../storage/saving/save-status.ts';
import styles from './conflict-dialog.module.css';
import { ConflictSide } from './conflict-side.tsx';
import {
  conflictSide,
  type MetaDifference,
  metaDifferences,
  unmarkedSide,
} from './conflict-sides.ts';

type ConflictDialogProps = { desk: Desk; theirs: WholeText; open: boolean; onClose: () => void };

/** Two versions of a text side by side. Neither choice loses words. */
export default function ConflictDialog({ desk, theirs, open, onClose }: ConflictDialogProps) {
  const t = useTranslations('writing-lab');
  const dates = useDates();
  const lab = useLab();
  const { title } = desk.meta.get();
  const here = desk.snapshot();
  const mine = open ? desk.doc().toString() : '';
  const compared = useQuery({
    queryKey: ['writing-lab', 'conflict', theirs.id, theirs.revision, mine],
    enabled: open,
    gcTime: 0,
    networkMode: 'always',
    async queryFn() {
      const { createWordDiff } = await import('../../library/versions/word-diff.ts');

      return createWordDiff(theirs.text, mine);
    },
  });
  const partsOf = (side: 'removed' | 'added', text: string) => {
    if (compared.data) return conflictSide(compared.data, side);

    return compared.isError ? unmarkedSide(text) : [];
  };

  const differenceLabel = ([what, value]: MetaDifference) => {
    if (what === 'title') return value || t('untitled');

    return what === 'kind' ? t(`kinds.${value}`) : t(`languages.${value}`);
  };

  /** The local text becomes a version before it is replaced; the editor's undo has it too. */
  const keepTheirs = async () => {
    if (!(await desk.saving.keepMine())) return;
    desk.replaceText(theirs.text);
    const { title: name, kind, language } = theirs;
    desk.updateMeta({ title: name, kind, language: language === 'und' ? 'auto' : language });
    await desk.saving.saveVersion();
    onClose();
  };

  const keepBoth = async () => {
    const { place } = toSavedTextRef(theirs);
    await detachFromSavedText(desk, lab);
    desk.updateMeta({ title: t('conflict.copyTitle', { title: title || t('untitled') }) });
    const { projectId, tags } = theirs;
    await desk.saving.saveNew(place, { projectId, tags });
    onClose();
  };

  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      title={t('conflict.title')}
      actions={<Button onClick={() => void keepBoth()}>{t('conflict.keepBoth')}</Button>}
    >
      <p>{t('conflict.lede')}</p>
      <p className={styles.words}>{t('conflict.marks')}</p>
      <div className={styles.sides}>
        <ConflictSide
          name={t('conflict.mine')}
          parts={partsOf('added', mine)}
          about={metaDifferences(here, theirs).map(differenceLabel)}
          words={here.figures.words}
          keepLabel={t('conflict.keepMine')}
          onKeep={() => void desk.saving.keepMine().then(onClose)}
        />
        <ConflictSide
          name={t('conflict.theirs', { at: dates.dateTime(theirs.changedAt) })}
          parts={partsOf('removed', theirs.text)}
          about={metaDifferences(theirs, here).map(differenceLabel)}
          words={theirs.words}
          keepLabel={t('conflict.keepTheirs')}
          onKeep={() => void keepTheirs()}
        />
      </div>
    </Dialog>
  );
}
