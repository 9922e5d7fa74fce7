import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PublishAction } from './publish-action.tsx';
import type { SavedText } from './sample-store.ts';
import styles from './samples.module.css';
import { TagsDialog } from './tags-dialog.tsx';
import { useBulk } from './use-bulk.ts';
import type { Act } from './work-through.ts';

type SelectionBarProps = {
  texts: readonly SavedText[];
  trashed: boolean;
  /** Ways to select more or none. */
  more?: ReactNode;
  /** Two of them are held against one another. */
  onCompare: () => void;
  onDone: () => void;
};

type Asked = 'edit' | 'tags' | 'move' | 'export' | 'trash' | 'erase';

/** What can be done with the texts that are selected: to the trash once confirmed, with an undo; erased once confirmed. */
export function SelectionBar({ texts, trashed, more, onCompare, onDone }: SelectionBarProps) {
  const t = useTranslations('writing-lab.samples');
  const words = useTranslations('samples');
  const { progress, run, stop } = useBulk();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [only] = texts;
  if (progress !== null) {
    return <WorkProgress label={words('bulk.running')} {...progress} onCancel={stop} />;
  }
  if (only === undefined) return null;

  const act = async (how: Act, told: Parameters<typeof run>[2]) => {
    setAsked(null);
    await run(texts, how, told);
    onDone();
  };
  const close = () => setAsked(null);
  const done = () => {
    close();
    onDone();
  };
  const restore: Act = (store, ids) => store.restore(ids);
  const remove: Act = (store, ids) => store.remove(ids);

  return (
    <div className={styles.selection}>
      <b>{t('selected', { count: texts.length })}</b>
      {more}
      {trashed ? (
        <>
          <TextButton onClick={() => void act(restore, { key: 'restored' })}>
            {t('restore')}
          </TextButton>
          <TextButton onClick={() => setAsked('erase')}>{t('erase')}</TextButton>
        </>
      ) : (
        <>
          {texts.length === 1 && (
            <TextButton onClick={() => setAsked('edit')}>{words('edit')}</TextButton>
          )}
          {texts.length === 1 && only.place === 'server' && (
            <PublishAction key={only.id} text={only} onDone={onDone} />
          )}
          {texts.length === 2 && (
            <TextButton onClick={onCompare}>{words('compare.submit')}</TextButton>
          )}
          <TextButton onClick={() => setAsked('tags')}>{words('changeTags')}</TextButton>
          <TextButton onClick={() => setAsked('move')}>{words('move')}</TextButton>
          <TextButton onClick={() => setAsked('export')}>{words('export')}</TextButton>
          <TextButton onClick={() => setAsked('trash')}>{t('moveToTrash')}</TextButton>
        </>
      )}
      {asked === 'edit' && <EditDialog key={only.id} text={only} onClose={close} onDone={done} />}
      {asked === 'tags' && <TagsDialog texts={texts} onClose={close} onDone={done} />}
      {asked === 'move' && <MoveDialog texts={texts} onClose={close} onDone={done} />}
      {asked === 'export' && <ExportDialog texts={texts} onClose={close} />}
      <ConfirmDialog
        open={asked === 'trash'}
        title={t('trashTitleAsk', { count: texts.length })}
        confirm={t('moveToTrash')}
        onConfirm={() => void act(remove, { key: 'trashed', undo: restore })}
        onCancel={() => setAsked(null)}
      >
        {t('trashText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'erase'}
        destructive
        title={t('eraseTitle', { count: texts.length })}
        confirm={t('erase')}
        onConfirm={() => void act((store, ids) => store.erase(ids), { key: 'erased' })}
        onCancel={() => setAsked(null)}
      >
        {t('eraseText')}
      </ConfirmDialog>
    </div>
  );
}
