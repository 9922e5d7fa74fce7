import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { homeOf } from '../keeping/save-status.ts';
import { useLab } from '../lab.ts';
import type { WholeText } from '../samples/sample-store.ts';
import styles from './conflict-dialog.module.css';
import { ConflictSide } from './conflict-side.tsx';
import { type Differing, differing, sideOf, unmarked } from './conflict-sides.ts';
import type { Desk } from './desk.ts';
import { leaveHome } from './use-ignored.ts';

type ConflictDialogProps = { desk: Desk; theirs: WholeText; open: boolean; onClose: () => void };

/** Two states of one text side by side. Whatever is chosen, no word of the other is lost. */
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
      const { compareTexts } = await import('../samples/compare-texts.ts');

      return compareTexts(theirs.text, mine);
    },
  });
  const partsOf = (side: 'removed' | 'added', text: string) => {
    if (compared.data) return sideOf(compared.data, side);

    return compared.isError ? unmarked(text) : [];
  };

  const told = ([what, value]: Differing) => {
    if (what === 'title') return value || t('untitled');

    return what === 'kind' ? t(`kinds.${value}`) : t(`languages.${value}`);
  };

  /** The words here become a version before theirs take their place: the editor's undo has them too. */
  const keepTheirs = async () => {
    if (!(await desk.saving.keepMine())) return;
    desk.replaceText(theirs.text);
    const { title: name, kind, language } = theirs;
    desk.describe({ title: name, kind, language: language === 'und' ? 'auto' : language });
    await desk.saving.saveVersion();
    onClose();
  };

  const keepBoth = async () => {
    const { place } = homeOf(theirs);
    await leaveHome(desk, lab);
    desk.describe({ title: t('conflict.copyTitle', { title: title || t('untitled') }) });
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
          about={differing(here, theirs).map(told)}
          words={here.figures.words}
          keep={t('conflict.keepMine')}
          onKeep={() => void desk.saving.keepMine().then(onClose)}
        />
        <ConflictSide
          name={t('conflict.theirs', { at: dates.moment(theirs.changedAt) })}
          parts={partsOf('removed', theirs.text)}
          about={differing(theirs, here).map(told)}
          words={theirs.words}
          keep={t('conflict.keepTheirs')}
          onKeep={() => void keepTheirs()}
        />
      </div>
    </Dialog>
  );
}
