import type { StyleTarget } from '@longhand/contract/writing-lab-targets';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useUser } from '../../platform/session.ts';
import { showToast } from '../../platform/toasts.ts';
import { useProjects } from '../../projects/index.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { Section } from '../../ui/page.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import type { CorpusText } from '../metrics/corpus/corpus.ts';
import { useUrlParams } from '../metrics/subject/use-url-params.ts';
import { useCreateStyleTarget, useRemoveStyleTarget } from '../metrics/targets-api.ts';
import { useLab } from '../storage/lab.ts';
import { NewStyleTarget } from './new-target.tsx';
import styles from './style.module.css';

type StyleTargetsProps = {
  texts: readonly CorpusText[];
  targets: UseQueryResult<StyleTarget[]>;
};

/** Saved targets, made of texts or of a project, to compare other texts with. */
export function StyleTargets({ texts, targets }: StyleTargetsProps) {
  const t = useTranslations('lab.style');
  const ui = useTranslations('ui');
  const failureText = useFailureText();
  const isAllowed = useUser()?.entitlements.styleTargets ?? false;
  const lab = useLab();
  const remove = useRemoveStyleTarget();
  const { data: projects = [] } = useProjects();
  const create = useCreateStyleTarget();
  const removeTarget = (target: Omit<StyleTarget, 'createdAt'>) =>
    remove.mutate(
      { params: { id: target.id } },
      {
        onSuccess: () =>
          showToast({
            type: 'success',
            words: t('targetRemoved', { name: target.name }),
            ...(isAllowed && {
              undo: () => create.mutate({ body: { ...target, id: lab.newId() } }),
            }),
          }),
      },
    );
  const chosen = useUrlParams().getParam('sample');
  const sample = chosen === null ? '' : `sample=${chosen}&`; // keeps the shown text
  const titleOf = (project: string) => projects.find(({ id }) => id === project)?.title ?? '–';

  return (
    <Section title={t('targets')} note={t('targetsNote')}>
      {targets.isError && (
        <p role="alert" className={styles.problem}>
          {t('targetsFailed')} {failureText(targets.error)}{' '}
          <TextButton onClick={() => void targets.refetch()}>{ui('tryAgain')}</TextButton>
        </p>
      )}
      {targets.isPending && <LoadingState lines={2} />}
      {remove.isError && (
        <p role="alert" className={styles.problem}>
          {failureText(remove.error)}
        </p>
      )}
      {targets.data !== undefined && targets.data.length > 0 && (
        <ul className={styles.targets}>
          {targets.data.map(({ createdAt: _, ...target }) => {
            const { id, name, sampleIds, projectId } = target;

            return (
              <li key={id}>
                <TextLink to={`/app/writing-lab/style?${sample}against=target.${id}`}>
                  <bdi>{name}</bdi>
                </TextLink>{' '}
                <span className={styles.quiet}>
                  {projectId === null
                    ? t('targetTexts', { count: sampleIds.length })
                    : t('targetProject', {
                        project: titleOf(projectId),
                        count: texts.filter((text) => text.projectId === projectId).length,
                      })}
                </span>{' '}
                <TextButton quiet onClick={() => removeTarget(target)}>
                  {t('removeTarget', { name })}
                </TextButton>
              </li>
            );
          })}
        </ul>
      )}
      {isAllowed ? (
        <NewStyleTarget texts={texts} />
      ) : (
        <p className={styles.quiet}>{t('planTargets')}</p>
      )}
    </Section>
  );
}
