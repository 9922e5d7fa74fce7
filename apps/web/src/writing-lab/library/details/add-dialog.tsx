import { limits } from '@longhand/contract/limits';
import { isTextTooLong } from '@longhand/contract/text-size';
import type { DocumentKind } from '@longhand/contract/values';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDefaultDocumentKind } from '../../../platform/preferences.ts';
import { invalidateSlices } from '../../../platform/query.ts';
import { showToast } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useFailureText } from '../../../ui/failure-text.ts';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { FileButton } from '../../files/open/file-button.tsx';
import { useFileFailureText } from '../../files/open/file-failure-text.ts';
import { textFileReader } from '../../files/open/start-file-worker.ts';
import { useLab } from '../../storage/lab.ts';
import { measureText } from '../../storage/saving/measure-text.ts';
import styles from './add-dialog.module.css';
import { KindSelect } from './kind-select.tsx';
import { StorageLocationChoice, useStorageLocation } from './storage-location-choice.tsx';

/** Adds a text to the library, pasted or from a file. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('writing-lab');
  const words = useTranslations('samples');
  const cancel = useTranslations('ui')('cancel');
  const fileProblem = useFileFailureText();
  const failureText = useFailureText();
  const lab = useLab();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [kind, setKind] = useState<DocumentKind>(useDefaultDocumentKind());
  const [place, setPlace] = useStorageLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const [id] = useState(lab.newId);
  const [isConfirmingClose, setConfirmingClose] = useState(false);

  const add = useMutation({
    async mutationFn() {
      const { figures, language } = await measureText(text, { kind });

      return lab.stores[place].create({ id, title, kind, language, text, figures });
    },
    onSuccess() {
      void invalidateSlices(['writing-lab', 'home']);
      showToast({
        type: 'success',
        words: t('add.added', { title: title.trim() || t('untitled') }),
      });
      onClose();
    },
  });

  const openFile = async (file: File) => {
    try {
      const read = await textFileReader.read(file);
      setProblem(null);
      setText(read.text);
      if (title === '') setTitle(read.title);
      if (read.kind !== null) setKind(read.kind);
    } catch (failure) {
      setProblem(fileProblem(failure));
    }
  };

  const closeOrConfirm = () => {
    if (text.trim() === '') onClose();
    else if (!add.isPending) setConfirmingClose(true);
  };

  return (
    <Dialog open wide onClose={closeOrConfirm} title={t('add.title')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') setProblem(t('add.needsText'));
          else if (isTextTooLong(text))
            setProblem(t('notice.tooLong', { limit: limits.textBytesMax / 1_000_000 }));
          else add.mutate();
        }}
      >
        <TextField
          label={t('add.name')}
          placeholder={t('untitled')}
          maxLength={limits.titleMax}
          dir="auto"
          value={title}
          data-autofocus
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextArea
          label={t('add.text')}
          placeholder={t('add.placeholder')}
          rows={6}
          dir="auto"
          className={styles.text}
          maxLength={limits.textBytesMax + 1} // one more than allowed, so that a longer text is reported instead of cut off
          value={text}
          error={problem ?? (add.isError ? failureText(add.error) : undefined)}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <FileButton onFiles={([file]) => file && void openFile(file)}>
            {words('openFile')}
          </FileButton>
          <p className={styles.hint}>{words('formats')}</p>
        </div>
        <p className={styles.kind}>
          <span>{t('editor.kind')}</span>
          <KindSelect value={kind} onChange={setKind} />
        </p>
        <StorageLocationChoice place={place} onPlace={setPlace} />
        <p className={styles.actions}>
          <Button onClick={closeOrConfirm}>{cancel}</Button>
          <Button variant="primary" type="submit" loading={add.isPending}>
            {t('add.submit')}
          </Button>
        </p>
      </form>
      <ConfirmDialog
        open={isConfirmingClose}
        destructive
        title={t('add.leaveTitle')}
        confirm={t('add.leave')}
        cancel={t('add.stay')}
        onConfirm={onClose}
        onCancel={() => setConfirmingClose(false)}
      >
        {t('add.leaveText')}
      </ConfirmDialog>
    </Dialog>
  );
}
