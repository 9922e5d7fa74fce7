import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { WorkProgress } from '../../../ui/work-progress.tsx';
import type { SavedText } from '../../storage/samples/sample-store.ts';
import { EditDialog } from '../details/edit-dialog.tsx';
import { MoveDialog } from '../details/move-dialog.tsx';
import { TagsDialog } from '../details/tags-dialog.tsx';
import { ExportDialog } from '../import-export/export-dialog.tsx';
import { PublishAction } from './publish-action.tsx';
import type { BulkAction } from './run-in-batches.ts';
import styles from './samples.module.css';
import { useBulkAction } from './use-bulk-action.ts';

type SelectionBarProps = {
  texts: readonly SavedText[];
  trashed: boolean;
  /** Controls to select more or none. */
  more?: ReactNode;
  /** Compares two texts. */
  onCompare: () => void;
  onDone: () => void;
};

type OpenDialog = 'edit' | 'tags' | 'move' | 'export' | 'trash' | 'erase';

/** The actions for selected texts. Moving to the trash asks first and can be undone; erasing asks first. */
export function SelectionBar({ texts, trashed, more, onCompare, onDone }: SelectionBarProps) {
  const t = useTranslations('writing-lab.samples');
  const words = useTranslations('samples');
  const { progress, run, stop } = useBulkAction();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const [only] = texts;
  if (progress !== null) {
    return <WorkProgress label={words('bulk.running')} {...progress} onCancel={stop} />;
  }
  if (only === undefined) return null;

  const runAction = async (how: BulkAction, told: Parameters<typeof run>[2]) => {
    setOpenDialog(null);
    await run(texts, how, told);
    onDone();
  };
  const close = () => setOpenDialog(null);
  const done = () => {
    close();
    onDone();
  };
  const restore: BulkAction = (store, ids) => store.restore(ids);
  const remove: BulkAction = (store, ids) => store.remove(ids);

  return (
    <div className={styles.selection}>
      <b>{t('selected', { count: texts.length })}</b>
      {more}
      {trashed ? (
        <>
          <TextButton onClick={() => void runAction(restore, { key: 'restored' })}>
            {t('restore')}
          </TextButton>
          <TextButton onClick={() => setOpenDialog('erase')}>{t('erase')}</TextButton>
        </>
      ) : (
        <>
          {texts.length === 1 && (
            <TextButton onClick={() => setOpenDialog('edit')}>{words('edit')}</TextButton>
          )}
          {texts.length === 1 && only.place === 'server' && (
            <PublishAction key={only.id} text={only} onDone={onDone} />
          )}
          {texts.length === 2 && (
            <TextButton onClick={onCompare}>{words('compare.submit')}</TextButton>
          )}
          <TextButton onClick={() => setOpenDialog('tags')}>{words('changeTags')}</TextButton>
          <TextButton onClick={() => setOpenDialog('move')}>{words('move')}</TextButton>
          <TextButton onClick={() => setOpenDialog('export')}>{words('export')}</TextButton>
          <TextButton onClick={() => setOpenDialog('trash')}>{t('moveToTrash')}</TextButton>
        </>
      )}
      {openDialog === 'edit' && (
        <EditDialog key={only.id} text={only} onClose={close} onDone={done} />
      )}
      {openDialog === 'tags' && <TagsDialog texts={texts} onClose={close} onDone={done} />}
      {openDialog === 'move' && <MoveDialog texts={texts} onClose={close} onDone={done} />}
      {openDialog === 'export' && <ExportDialog texts={texts} onClose={close} />}
      <ConfirmDialog
        open={openDialog === 'trash'}
        title={t('trashTitleAsk', { count: texts.length })}
        confirm={t('moveToTrash')}
        onConfirm={() => void runAction(remove, { key: 'trashed', undo: restore })}
        onCancel={() => setOpenDialog(null)}
      >
        {t('trashText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={openDialog === 'erase'}
        destructive
        title={t('eraseTitle', { count: texts.length })}
        confirm={t('erase')}
        onConfirm={() => void runAction((store, ids) => store.erase(ids), { key: 'erased' })}
        onCancel={() => setOpenDialog(null)}
      >
        {t('eraseText')}
      </ConfirmDialog>
    </div>
  );
}
