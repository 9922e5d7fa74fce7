import { limits } from '@longhand/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProjects } from '../../projects/index.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { CorpusText } from '../metrics/corpus/corpus.ts';
import { useCreateStyleTarget } from '../metrics/targets-api.ts';
import { useLab } from '../storage/lab.ts';
import styles from './style.module.css';

/** Saves chosen texts as a style target, or a whole project including later texts. */
export function NewStyleTarget({ texts }: { texts: readonly CorpusText[] }) {
  const t = useTranslations('lab.style');
  const untitled = useTranslations('writing-lab')('untitled');
  const failureText = useFailureText();
  const lab = useLab();
  const create = useCreateStyleTarget();
  const { data: all = [] } = useProjects();
  const projects = all.filter(({ id }) => texts.some(({ projectId }) => projectId === id));
  const [name, setName] = useState('');
  const [projectId, setProjectId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  const [id, setId] = useState(lab.newId);
  if (texts.length === 0) return null;

  const save = () => {
    const body = { id, name: name.trim(), sampleIds: projectId === null ? chosen : [], projectId };
    create.mutate(
      { body },
      {
        onSuccess() {
          setName('');
          setChosen([]);
          setProjectId(null);
          setId(lab.newId());
        },
      },
    );
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={t('targetName')}
        maxLength={limits.titleMax}
        dir="auto"
        value={name}
        error={create.isError ? failureText(create.error) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      {projects.length > 0 && (
        <p>
          {t.rich('madeOf', {
            source: () => (
              <InlineSelect<string>
                label={t('source')}
                dir="auto"
                value={projectId ?? ''}
                options={[
                  { value: '', label: t('chosenTexts') },
                  ...projects.map((project) => ({
                    value: project.id,
                    label: t('projectNamed', { name: project.title }),
                  })),
                ]}
                onChange={(value) => setProjectId(value === '' ? null : value)}
              />
            ),
          })}
        </p>
      )}
      {projectId === null ? (
        <fieldset className={styles.choices}>
          <legend>{t('targetOf')}</legend>
          {texts
            .toReversed()
            .slice(0, limits.styleTargetTextsMax)
            .map((text) => (
              <Checkbox
                key={text.id}
                label={<bdi>{text.title || untitled}</bdi>}
                checked={chosen.includes(text.id)}
                onChange={({ target }) =>
                  setChosen(
                    target.checked ? [...chosen, text.id] : chosen.filter((one) => one !== text.id),
                  )
                }
              />
            ))}
        </fieldset>
      ) : (
        <p className={styles.quiet}>
          {t('wholeProject', {
            count: texts.filter((text) => text.projectId === projectId).length,
          })}
        </p>
      )}
      <p>
        <Button
          type="submit"
          loading={create.isPending}
          disabled={name.trim() === '' || (projectId === null && chosen.length === 0)}
        >
          {t('keepTarget')}
        </Button>
      </p>
    </form>
  );
}
