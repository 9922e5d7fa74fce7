import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { SavedText } from '../../storage/samples/sample-store.ts';
import styles from './tags-dialog.module.css';
import { TagsField } from './tags-field.tsx';
import { useOrganizeSamples } from './use-organize-samples.ts';
import { useTagging } from './use-tagging.ts';

type TagsDialogProps = { texts: readonly SavedText[]; onClose: () => void; onDone: () => void };

/** Edits the tags of several texts: adds to all or removes from all. */
export function TagsDialog({ texts, onClose, onDone }: TagsDialogProps) {
  const t = useTranslations('samples.tagging');
  const cancel = useTranslations('ui')('cancel');
  const arrange = useOrganizeSamples();
  const tagging = useTagging(texts);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async () => {
    if (!tagging.add()) return;
    setSaving(true);
    const problem = await arrange(texts, (text) => ({
      projectId: text.projectId,
      tags: tagging.tagsOf(text),
    }));
    setSaving(false);
    setFailure(problem);
    if (problem === null) onDone();
  };

  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (tagging.typed.trim() === '') void save();
          else tagging.add();
        }}
      >
        <TagsField isFirst tagging={tagging} />
        {failure !== null && <p role="alert">{failure}</p>}
        <p className={styles.actions}>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" loading={isSaving} onClick={() => void save()}>
            {t('submit')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
