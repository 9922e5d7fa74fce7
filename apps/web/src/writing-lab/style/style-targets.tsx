import { limits } from '@longhand/contract/limits';
import type { StyleTarget } from '@longhand/contract/writing-lab-targets';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { LineField } from '../../ui/line-field.tsx';
import { Section } from '../../ui/page.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import type { OwnText } from '../corpus/corpus.ts';
import { useLab } from '../lab.ts';
import { useCreateStyleTarget, useRemoveStyleTarget } from '../targets/api.ts';
import styles from './style.module.css';

type StyleTargetsProps = {
  texts: readonly OwnText[];
  targets: UseQueryResult<StyleTarget[]>;
};

/** Own texts kept under a name, to hold other texts against. */
export function StyleTargets({ texts, targets }: StyleTargetsProps) {
  const t = useTranslations('lab.style');
  const ui = useTranslations('ui');
  const failureText = useFailureText();
  const isAllowed = useUser()?.entitlements.styleTargets ?? false;
  const remove = useRemoveStyleTarget();

  return (
    <Section title={t('targets')} note={t('targetsNote')}>
      {targets.isError && (
        <p role="alert" className={styles.problem}>
          {failureText(targets.error)}{' '}
          <TextButton onClick={() => void targets.refetch()}>{ui('tryAgain')}</TextButton>
        </p>
      )}
      <ul className={styles.targets}>
        {targets.data?.map(({ id, name, sampleIds }) => (
          <li key={id}>
            <TextLink to={`/app/writing-lab/style?against=target.${id}`}>
              <bdi>{name}</bdi>
            </TextLink>
            <span className={styles.quiet}>{t('targetTexts', { count: sampleIds.length })}</span>
            <TextButton quiet onClick={() => remove.mutate({ params: { id } })}>
              {t('removeTarget', { name })}
            </TextButton>
          </li>
        ))}
      </ul>
      {isAllowed ? <NewTarget texts={texts} /> : <p className={styles.quiet}>{t('planTargets')}</p>}
    </Section>
  );
}

function NewTarget({ texts }: { texts: readonly OwnText[] }) {
  const t = useTranslations();
  const failureText = useFailureText();
  const lab = useLab();
  const create = useCreateStyleTarget();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [id, setId] = useState(lab.newId);
  if (texts.length === 0) return null;

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate(
          { body: { id, name: name.trim(), sampleIds: chosen, projectId: null } },
          {
            onSuccess() {
              setName('');
              setChosen([]);
              setId(lab.newId());
            },
          },
        );
      }}
    >
      <LineField
        label={t('lab.style.targetName')}
        maxLength={limits.titleMax}
        dir="auto"
        value={name}
        error={create.isError ? failureText(create.error) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset className={styles.choices}>
        <legend>{t('lab.style.targetOf')}</legend>
        {texts
          .toReversed()
          .slice(0, limits.styleTargetTexts)
          .map((text) => (
            <Checkbox
              key={text.id}
              label={<bdi>{text.title || t('writing-lab.untitled')}</bdi>}
              checked={chosen.includes(text.id)}
              onChange={({ target }) =>
                setChosen(
                  target.checked ? [...chosen, text.id] : chosen.filter((one) => one !== text.id),
                )
              }
            />
          ))}
      </fieldset>
      <p>
        <Button
          type="submit"
          loading={create.isPending}
          disabled={name.trim() === '' || chosen.length === 0}
        >
          {t('lab.style.keepTarget')}
        </Button>
      </p>
    </form>
  );
}
