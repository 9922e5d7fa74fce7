import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from './failure-text.ts';
import styles from './query-content.module.css';
import { ErrorState, LoadingState } from './states.tsx';
import { TextButton } from './text-link.tsx';

type QueryContentProps<Data> = {
  /** A query of TanStack Query, also one with pages. */
  query: {
    data: Data | undefined;
    error: Error | null;
    errorUpdatedAt: number;
    isFetching: boolean;
    isRefetchError: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Error title when there is no data: "Your goals could not be loaded". */
  errorTitle: string;
  lines?: number;
  /** Shown instead of the default message when a refetch fails. */
  refetchNotice?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Renders the data of a query, with loading and error states. Existing data stays when a refetch fails. */
export function QueryContent<Data>({
  query,
  errorTitle,
  lines = 4,
  refetchNotice,
  children,
}: QueryContentProps<Data>) {
  const t = useTranslations();
  const failureText = useFailureText();

  if (query.data === undefined) {
    if (query.error === null) return <LoadingState lines={lines} />;

    return (
      <ErrorState
        title={errorTitle}
        error={query.error}
        failedAt={query.errorUpdatedAt}
        isReadFailure
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }

  return (
    <>
      {query.isRefetchError &&
        (refetchNotice ?? (
          <p className={styles.notice} role="alert">
            {failureText(query.error)}{' '}
            <TextButton onClick={() => void query.refetch()}>{t('ui.tryAgain')}</TextButton>
          </p>
        ))}
      {children(query.data)}
    </>
  );
}
