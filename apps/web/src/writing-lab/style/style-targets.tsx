import type { StyleTarget } from '@longhand/contract/writing-lab-targets';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProjects } from '../../platform/projects.ts';
import { useUser } from '../../platform/session.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { Section } from '../../ui/page.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import type { OwnText } from '../corpus/corpus.ts';
import { useRemoveStyleTarget } from '../targets/api.ts';
import { NewTarget } from './new-target.tsx';
import styles from './style.module.css';

type StyleTargetsProps = {
  texts: readonly OwnText[];
  targets: UseQueryResult<StyleTarget[]>;
};

/** Own texts, or those of a project, kept under a name to hold other texts against. */
export function StyleTargets({ texts, targets }: StyleTargetsProps) {
  const t = useTranslations('lab.style');
  const ui = useTranslations('ui');
  const failureText = useFailureText();
  const isAllowed = useUser()?.entitlements.styleTargets ?? false;
  const remove = useRemoveStyleTarget();
  const { data: projects = [] } = useProjects();
  const titleOf = (project: string) => projects.find(({ id }) => id === project)?.title ?? '–';

  return (
    <Section title={t('targets')} note={t('targetsNote')}>
      {targets.isError && (
        <p role="alert" className={styles.problem}>
          {t('targetsFailed')} {failureText(targets.error)}{' '}
          <TextButton onClick={() => void targets.refetch()}>{ui('tryAgain')}</TextButton>
        </p>
      )}
      <ul className={styles.targets}>
        {targets.data?.map(({ id, name, sampleIds, projectId }) => (
          <li key={id}>
            <TextLink to={`/app/writing-lab/style?against=target.${id}`}>
              <bdi>{name}</bdi>
            </TextLink>
            <span className={styles.quiet}>
              {projectId === null
                ? t('targetTexts', { count: sampleIds.length })
                : t('targetProject', {
                    project: titleOf(projectId),
                    count: texts.filter((text) => text.projectId === projectId).length,
                  })}
            </span>
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
