import { limits } from '@longhand/contract/limits';
import { type Project, type ProjectPhase, projectPhases } from '@longhand/contract/projects';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newId } from 'uuid';
import { Button } from '../ui/button.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { InlineSelect } from '../ui/inline-field.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useChangeProject, useCreateProject } from './api.ts';
import styles from './projects-dialog.module.css';

type ProjectFormProps = {
  project: Project | null;
  onDone: (id: string | null) => void;
  /** Called when the user leaves the form for another screen. */
  onLeave?: () => void;
};

/** Edits the title, description and phase of a project. */
export function ProjectForm({ project, onDone, onLeave }: ProjectFormProps) {
  const t = useTranslations('projects');
  const cancel = useTranslations('ui')('cancel');
  const failureText = useFailureText();
  const create = useCreateProject();
  const change = useChangeProject();
  const [id] = useState(() => project?.id ?? newId());
  const [title, setTitle] = useState(project?.title ?? '');
  const [description, setDescription] = useState(project?.description ?? '');
  const [phase, setPhase] = useState<ProjectPhase>(project?.phase ?? 'drafting');
  const [error, setError] = useState<string | null>(null);

  const save = async () => {
    if (title.trim() === '') return setError(t('needsTitle'));
    const body = { title, description, phase };
    try {
      if (project === null) await create.mutateAsync({ body: { ...body, id } });
      else await change.mutateAsync({ params: { id }, body });
    } catch (failure) {
      return setError(failureText(failure));
    }
    onDone(id);
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={t('name')}
        value={title}
        maxLength={limits.titleMax}
        dir="auto"
        data-autofocus
        error={error}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label={t('description')}
        value={description}
        maxLength={limits.projectDescriptionMax}
        dir="auto"
        onChange={(event) => setDescription(event.target.value)}
      />
      <p className={styles.phase}>
        <span>{t('phase')}</span>
        <InlineSelect<ProjectPhase>
          label={t('phase')}
          value={phase}
          options={projectPhases.map((value) => ({ value, label: t(`phases.${value}`) }))}
          onChange={setPhase}
        />
      </p>
      {project !== null && (
        <p>
          <TextLink to={`/app/writing-lab/samples?words=${project.id}`} onClick={onLeave}>
            {t('words')}
          </TextLink>
        </p>
      )}
      <p className={styles.foot}>
        <Button onClick={() => onDone(null)}>{cancel}</Button>
        <Button variant="primary" type="submit" loading={create.isPending || change.isPending}>
          {t(project === null ? 'create' : 'save')}
        </Button>
      </p>
    </form>
  );
}
