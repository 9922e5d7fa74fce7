import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './subject-state.module.css';
import type { Subject } from './use-subject.ts';

type SubjectStateProps = {
  subject: UseQueryResult<Subject | null>;
  /** What this screen is for, where there is no text yet. */
  empty: string;
  failed: string;
  children: (subject: Subject) => ReactNode;
};

/** A text on its way, missing, not to be had, or there. */
export function SubjectState({ subject, empty, failed, children }: SubjectStateProps) {
  const t = useTranslations('lab.text');
  if (subject.isError) {
    return (
      <ErrorState
        title={failed}
        error={subject.error}
        onRetry={() => void subject.refetch()}
        retrying={subject.isFetching}
        more={<TextLink to="/app/writing-lab/samples">{t('samples')}</TextLink>}
      />
    );
  }
  if (subject.isPending) return <LoadingState lines={6} />;
  if (subject.data === null) {
    return (
      <EmptyState
        title={t('emptyTitle')}
        action={<TextLink to="/app/writing-lab/samples">{t('samples')}</TextLink>}
      >
        {empty}
      </EmptyState>
    );
  }

  return (
    <div className={styles.subject} aria-busy={subject.isFetching || undefined}>
      {children(subject.data)}
    </div>
  );
}
