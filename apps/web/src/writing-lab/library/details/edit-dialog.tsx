import { limits } from '@longhand/contract/limits';
import type { DocumentKind, TextLanguage } from '@longhand/contract/values';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deviceDayOf, deviceNoon, deviceToday } from '../../../platform/clock.ts';
import { isLocalDate } from '../../../platform/local-date.ts';
import { invalidateSlices } from '../../../platform/query.ts';
import { showToast } from '../../../platform/toasts.ts';
import { ProjectSelect } from '../../../projects/index.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useFailureText } from '../../../ui/failure-text.ts';
import { InlineSelect } from '../../../ui/inline-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useLab } from '../../storage/lab.ts';
import type {
  ArrangementUpdate,
  Description,
  SavedText,
} from '../../storage/samples/sample-store.ts';
import { measureText } from '../../storage/saving/measure-text.ts';
import { KindSelect } from './kind-select.tsx';
import styles from './tags-dialog.module.css';
import { TagsField } from './tags-field.tsx';
import { textLanguages } from './text-languages.ts';
import { updateDescription } from './update-description.ts';
import { useTagging } from './use-tagging.ts';

type EditDialogProps = { text: SavedText; onClose: () => void; onDone: () => void };

/** Edits the title, kind, language, project, tags and creation date of a saved text. The text itself is edited in the analyzer. */
export function EditDialog({ text, onClose, onDone }: EditDialogProps) {
  const t = useTranslations();
  const lab = useLab();
  const failureText = useFailureText();
  const tagging = useTagging([text]);
  const [before] = useState(text); // kept for undo, because the list refreshes before the toast is shown
  const [title, setTitle] = useState(text.title);
  const [kind, setKind] = useState<DocumentKind>(text.kind);
  const [language, setLanguage] = useState<TextLanguage>(text.language);
  const [projectId, setProjectId] = useState(text.projectId);
  const knownDay = deviceDayOf(new Date(text.createdAt));
  const [startedOn, setStartedOn] = useState<string>(knownDay);

  const update = async (wanted: Omit<ArrangementUpdate, 'id'> & Description) => {
    await updateDescription(lab.stores[text.place], { ...wanted, id: text.id }, measureText);
    await invalidateSlices(['writing-lab', 'home']);
  };
  const undo = () => {
    update(before).catch((failure: unknown) =>
      showToast({ type: 'error', words: failureText(failure) }),
    );
  };
  const saving = useMutation({
    mutationFn: update,
    onSuccess() {
      const words = t('samples.arranged', { count: 1 });
      showToast({ type: 'success', words, undo: undo });
      onDone();
    },
  });
  const save = () => {
    if (!tagging.add()) return;
    const tags = tagging.tagsOf(text);
    const isChanged = isLocalDate(startedOn) && startedOn !== knownDay;
    const createdAt = isChanged ? deviceNoon(startedOn) : undefined;
    saving.mutate({ title: title.trim(), kind, language, projectId, tags, createdAt });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('samples.editing.title', { title: text.title || t('writing-lab.untitled') })}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (tagging.typed.trim() === '') save();
          else tagging.add();
        }}
      >
        <TextField
          label={t('writing-lab.add.name')}
          placeholder={t('writing-lab.untitled')}
          maxLength={limits.titleMax}
          dir="auto"
          autoComplete="off"
          value={title}
          data-autofocus
          onChange={(event) => setTitle(event.target.value)}
        />
        <p className={styles.choice}>
          <KindSelect value={kind} onChange={setKind} />
          <InlineSelect<TextLanguage>
            label={t('writing-lab.editor.language')}
            value={language}
            options={textLanguages.map((value) => ({
              value,
              label: t(`writing-lab.languages.${value}`),
            }))}
            onChange={setLanguage}
          />
          <ProjectSelect value={projectId} onChange={setProjectId} />
        </p>
        <TagsField tagging={tagging} />
        <DateField
          label={t('samples.editing.begun')}
          hint={t('samples.editing.begunHint')}
          max={deviceToday()}
          value={startedOn}
          onChange={setStartedOn}
        />
        {saving.isError && <p role="alert">{failureText(saving.error)}</p>}
        <p className={styles.actions}>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button variant="primary" loading={saving.isPending} onClick={save}>
            {t('samples.editing.submit')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
