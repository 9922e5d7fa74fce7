import { limits } from '@longhand/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../platform/store.ts';
import { ProjectSelect } from '../../../projects/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Desk } from '../../document/desk.ts';
import { KindSelect } from '../../library/details/kind-select.tsx';
import {
  StorageLocationChoice,
  useStorageLocation,
} from '../../library/details/storage-location-choice.tsx';
import { TagsField } from '../../library/details/tags-field.tsx';
import { addTagAtEnter, useTagging } from '../../library/details/use-tagging.ts';
import { PastedWordsField, usePastedWords } from './pasted-words.tsx';
import styles from './save-dialog.module.css';

const untagged = { tags: [] };

type SaveDialogProps = { desk: Desk; onSaved: () => void; onClose: () => void };

/** Asks for title, storage place, project and tags on the first save, and whether pasted words count. */
export default function SaveDialog({ desk, onSaved, onClose }: SaveDialogProps) {
  const t = useTranslations('writing-lab');
  const cancel = useTranslations('ui')('cancel');
  const home = useStore(desk.saving.home);
  const { title, kind } = useStore(desk.meta);
  const pasted = usePastedWords(desk);
  const tagging = useTagging([untagged]);
  const [projectId, setProjectId] = useState<string | null>(null);
  const [place, setPlace] = useStorageLocation();

  const save = async () => {
    if (!tagging.add()) return;
    const arrangement = { projectId, tags: tagging.tagsOf(untagged) };
    onClose();
    void desk.keeper.flush(); // stores the draft on this device in case the request fails
    const isSaved = await (home
      ? desk.saving.saveVersion()
      : desk.saving.saveNew(place, arrangement));
    await pasted.recordPasted();
    if (isSaved) onSaved();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={home ? t('save.versionTitle', { version: home.versions + 1 }) : t('save.title')}
    >
      <form
        className={styles.form}
        onKeyDown={(event) => addTagAtEnter(event, tagging)}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {!home && (
          <>
            <TextField
              label={t('editor.title')}
              placeholder={t('untitled')}
              maxLength={limits.titleMax}
              value={title}
              dir="auto"
              data-autofocus
              onChange={(event) => desk.updateMeta({ title: event.target.value })}
            />
            <p className={styles.kind}>
              <span>{t('editor.kind')}</span>
              <KindSelect value={kind} onChange={(value) => desk.updateMeta({ kind: value })} />
              <ProjectSelect value={projectId} onChange={setProjectId} />
            </p>
            <TagsField tagging={tagging} />
            <StorageLocationChoice place={place} onPlace={setPlace} />
          </>
        )}
        <PastedWordsField pasted={pasted} />
        <p className={styles.actions}>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" type="submit">
            {home ? t('save.asVersion', { version: home.versions + 1 }) : t('save.save')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
