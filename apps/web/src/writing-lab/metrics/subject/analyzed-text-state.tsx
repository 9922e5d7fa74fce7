import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './analyzed-text-state.module.css';
import type { AnalyzedText } from './use-analyzed-text.ts';

type AnalyzedTextStateProps = {
  subject: UseQueryResult<AnalyzedText | null>;
  /** What the screen is for, shown while no text is chosen. */
  empty: string;
  failed: string;
  children: (subject: AnalyzedText) => ReactNode;
};

/** The loading, error, empty and loaded states of an analyzed text. */
export function AnalyzedTextState({ subject, empty, failed, children }: AnalyzedTextStateProps) {
  const t = useTranslations('lab.text');
  if (subject.isError) {
    return (
      <ErrorState
        title={failed}
        error={subject.error}
        onRetry={() => void subject.refetch()}
        retrying={subject.isFetching}
        extraActions={<TextLink to="/app/writing-lab/samples">{t('samples')}</TextLink>}
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
