import { limits } from '@longhand/contract/limits';
import { type Project, type ProjectPhase, projectPhases } from '@longhand/contract/projects';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newId } from 'uuid';
import { useChangeProject, useCreateProject } from '../../platform/projects.ts';
import { Button } from '../button.tsx';
import { useFailureText } from '../failure-text.ts';
import { InkSelect } from '../ink-field.tsx';
import { LineArea, LineField } from '../line-field.tsx';
import { TextLink } from '../text-link.tsx';
import styles from './projects-dialog.module.css';

type ProjectFormProps = {
  project: Project | null;
  onDone: (id: string | null) => void;
  /** Called when the form is left for another place. */
  onLeave?: () => void;
};

/** What a project is called, what it is about and how far it has come. */
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
  const [problem, setProblem] = useState<string | null>(null);

  const save = async () => {
    if (title.trim() === '') return setProblem(t('needsTitle'));
    const body = { title, description, phase };
    try {
      if (project === null) await create.mutateAsync({ body: { ...body, id } });
      else await change.mutateAsync({ params: { id }, body });
    } catch (failure) {
      return setProblem(failureText(failure));
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
      <LineField
        label={t('name')}
        value={title}
        maxLength={limits.titleMax}
        dir="auto"
        data-autofocus
        error={problem}
        onChange={(event) => setTitle(event.target.value)}
      />
      <LineArea
        label={t('description')}
        value={description}
        maxLength={limits.projectDescriptionMax}
        dir="auto"
        onChange={(event) => setDescription(event.target.value)}
      />
      <p className={styles.phase}>
        <span>{t('phase')}</span>
        <InkSelect<ProjectPhase>
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
