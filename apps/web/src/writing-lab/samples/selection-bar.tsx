import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { refresh } from '../../platform/query.ts';
import { showToast } from '../../platform/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { useLab } from '../lab.ts';
import { ExportDialog } from './export-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { SampleStore, SavedText } from './sample-store.ts';
import styles from './samples.module.css';
import { TagsDialog } from './tags-dialog.tsx';

type SelectionBarProps = { texts: readonly SavedText[]; trashed: boolean; onDone: () => void };

type Asked = 'tags' | 'move' | 'export' | 'trash' | 'erase';

type Act = (store: SampleStore, id: string) => Promise<unknown>;

/** What can be done with the texts that are selected: to the trash once confirmed, with an undo; erased once confirmed. */
export function SelectionBar({ texts, trashed, onDone }: SelectionBarProps) {
  const t = useTranslations('writing-lab.samples');
  const words = useTranslations('samples');
  const run = useRun();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (texts.length === 0) return null;

  const act = async (how: Act, told: Told) => {
    setBusy(true);
    await run(texts, { how, told });
    setBusy(false);
    setAsked(null);
    onDone();
  };
  const close = () => setAsked(null);
  const done = () => {
    close();
    onDone();
  };
  const restore: Act = (store, id) => store.restore(id);
  const remove: Act = (store, id) => store.remove(id);

  return (
    <div className={styles.selection}>
      <b>{t('selected', { count: texts.length })}</b>
      {trashed ? (
        <>
          <TextButton disabled={isBusy} onClick={() => void act(restore, { key: 'restored' })}>
            {t('restore')}
          </TextButton>
          <TextButton disabled={isBusy} onClick={() => setAsked('erase')}>
            {t('erase')}
          </TextButton>
        </>
      ) : (
        <>
          <TextButton disabled={isBusy} onClick={() => setAsked('tags')}>
            {words('changeTags')}
          </TextButton>
          <TextButton disabled={isBusy} onClick={() => setAsked('move')}>
            {words('move')}
          </TextButton>
          <TextButton disabled={isBusy} onClick={() => setAsked('export')}>
            {words('export')}
          </TextButton>
          <TextButton disabled={isBusy} onClick={() => setAsked('trash')}>
            {t('moveToTrash')}
          </TextButton>
        </>
      )}
      {asked === 'tags' && <TagsDialog texts={texts} onClose={close} onDone={done} />}
      {asked === 'move' && <MoveDialog texts={texts} onClose={close} onDone={done} />}
      {asked === 'export' && <ExportDialog texts={texts} onClose={close} />}
      <ConfirmDialog
        open={asked === 'trash'}
        loading={isBusy}
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
        loading={isBusy}
        title={t('eraseTitle', { count: texts.length })}
        confirm={t('erase')}
        onConfirm={() => void act((store, id) => store.erase(id), { key: 'erased' })}
        onCancel={() => setAsked(null)}
      >
        {t('eraseText')}
      </ConfirmDialog>
    </div>
  );
}

type Told = { key: 'trashed' | 'restored' | 'erased'; undo?: Act };

/** Does it to one text after the other; a failure ends it and says how far it came. */
function useRun() {
  const t = useTranslations('writing-lab.samples');
  const lab = useLab();
  const failureText = useFailureText();

  return async function run(
    texts: readonly SavedText[],
    { how, told: { key, undo } }: { how: Act; told: Told },
  ): Promise<void> {
    let done = 0;
    try {
      for (const { place, id } of texts) {
        await how(lab.stores[place], id);
        done++;
      }
      showToast({
        type: 'success',
        words: t(key, { count: done }),
        ...(undo ? { undo: () => void run(texts, { how: undo, told: { key: 'restored' } }) } : {}),
      });
    } catch (failure) {
      const words = t('actionFailed', { done, total: texts.length, reason: failureText(failure) });
      showToast({ type: 'error', words });
    }
    await refresh(['writing-lab', 'home']);
  };
}
