import type { Annotation } from '@longhand/contract/insights-days';
import { limits } from '@longhand/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newId } from 'uuid';
import type { LocalDate } from '../../platform/local-date.ts';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useRemoveAnnotation, useSaveAnnotation } from '../api.ts';
import styles from './days.module.css';

type AnnotationsProps = { on: LocalDate; annotations: readonly Annotation[] };

/** The writer's notes on a day, which charts show. */
export function Annotations({ on, annotations }: AnnotationsProps) {
  const t = useTranslations('insight-screens.annotations');
  const save = useSaveAnnotation();
  const remove = useRemoveAnnotation();
  const [label, setLabel] = useState('');
  const add = async () => {
    const body = { on, label: label.trim() };
    if (body.label === '') return;
    await save.mutateAsync({ params: { id: newId() }, body });
    setLabel('');
  };
  const removeWithUndo = async ({ id, label: removed }: Annotation) => {
    await remove.mutateAsync({ params: { id } });
    showToast({
      type: 'success',
      words: t('removed'),
      undo: () => void save.mutateAsync({ params: { id }, body: { on, label: removed } }),
    });
  };

  return (
    <>
      <h3 className={styles.title}>{t('title')}</h3>
      <ul>
        {annotations.map((annotation) => (
          <li key={annotation.id} className={styles.row}>
            <span dir="auto">{annotation.label}</span>
            <TextButton
              quiet
              aria-label={t('removeNamed', { label: annotation.label })}
              onClick={() => void removeWithUndo(annotation).catch(() => undefined)} // shown as a toast
            >
              {t('remove')}
            </TextButton>
          </li>
        ))}
      </ul>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void add().catch(() => undefined); // shown as a toast, the text stays
        }}
      >
        <TextField
          label={t('label')}
          hint={t('hint')}
          maxLength={limits.annotationMax}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <Button type="submit" size="small" loading={save.isPending}>
          {t('add')}
        </Button>
      </form>
    </>
  );
}
