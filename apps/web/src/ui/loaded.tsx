import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from './failure-text.ts';
import styles from './loaded.module.css';
import { ErrorState, LoadingState } from './states.tsx';
import { TextButton } from './text-link.tsx';

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  /** What failed, where there is nothing to show: "Your goals could not be loaded". */
  failure: string;
  lines?: number;
  /** Said instead of why a refresh failed. */
  notice?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a query brings: lines while it loads, an error in its place, and data that stays when a refresh fails. */
export function Loaded<Data>({ query, failure, lines = 4, notice, children }: LoadedProps<Data>) {
  const t = useTranslations();
  const failureText = useFailureText();

  if (query.data === undefined) {
    if (query.error === null) return <LoadingState lines={lines} />;

    return (
      <ErrorState
        title={failure}
        error={query.error}
        failedAt={query.errorUpdatedAt}
        isRead
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }

  return (
    <>
      {query.isRefetchError &&
        (notice ?? (
          <p className={styles.notice} role="alert">
            {failureText(query.error)}{' '}
            <TextButton onClick={() => void query.refetch()}>{t('ui.tryAgain')}</TextButton>
          </p>
        ))}
      {children(query.data)}
    </>
  );
}
