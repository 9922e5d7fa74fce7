import { Refusal } from '@longhand/contract/errors';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { NoResponseError } from '../platform/failures.ts';
import { useDates } from '../platform/use-dates.ts';
import { Button } from './button.tsx';
import { useFailureText } from './failure-text.ts';
import styles from './states.module.css';
import { TextButton } from './text-link.tsx';

type EmptyStateProps = {
  title: ReactNode;
  /** What the empty screen or section is for. */
  children?: ReactNode;
  /** The first action. */
  action?: ReactNode;
};

/** An empty state explains the feature and offers the first action. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      {children !== undefined && <div className={styles.emptyText}>{children}</div>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
}

/** Skeleton lines that reserve space for the content. */
export function LoadingState({ lines = 4 }: { lines?: number }) {
  const t = useTranslations();

  return (
    <div className={styles.loading} role="status" aria-label={t('ui.loading')}>
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((line) => (
        <span key={line} className={styles.skeleton} />
      ))}
    </div>
  );
}

type ErrorStateProps = {
  /** What failed: "This goal could not be loaded". Left out if the screen's heading says it. */
  title?: ReactNode;
  error: unknown;
  /** When it failed, in milliseconds since the epoch. */
  failedAt?: number;
  /** Which data is safely stored, if relevant. */
  storedNote?: ReactNode;
  /** Which content is missing because of the error. */
  missing?: ReactNode;
  /** Only a read failed: with a server or network failure, the message says that saved data is safe. */
  isReadFailure?: boolean;
  /** Typed input is stored on this device and sent later: with a server or network failure, the message says so. */
  keepsInput?: boolean;
  onRetry?: () => void;
  retrying?: boolean;
  /** Additional links or buttons. */
  extraActions?: ReactNode;
};

/** An error with what happened, what is stored safely and what to do next. */
export function ErrorState({
  title,
  error,
  failedAt,
  storedNote,
  missing,
  isReadFailure = false,
  keepsInput = false,
  onRetry,
  retrying,
  extraActions,
}: ErrorStateProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const dates = useDates();
  const requestId = requestIdOf(error);
  const isTemporary =
    error instanceof NoResponseError || (error instanceof Refusal && error.status >= 500);
  const defaultStoredNote = () => {
    if (keepsInput) return t('ui.error.keptAll');

    return isReadFailure ? t('ui.error.keptSaved') : undefined;
  };
  const shownStoredNote = storedNote ?? (isTemporary ? defaultStoredNote() : undefined);

  return (
    <div className={styles.error} data-untitled={title === undefined || undefined}>
      <div role="alert">
        {title !== undefined && <h2 className={styles.errorTitle}>{title}</h2>}
        <p className={styles.errorText}>
          {failureText(error)}{' '}
          {failedAt !== undefined &&
            t('ui.error.failedAt', { time: dates.time(new Date(failedAt).toISOString()) })}
        </p>
        {(shownStoredNote ?? missing ?? requestId) !== undefined && (
          <dl className={styles.facts}>
            {shownStoredNote !== undefined && (
              <div>
                <dt>{t('ui.error.kept')}</dt>
                <dd>{shownStoredNote}</dd>
              </div>
            )}
            {missing !== undefined && (
              <div>
                <dt>{t('ui.error.missing')}</dt>
                <dd>{missing}</dd>
              </div>
            )}
            {requestId !== undefined && (
              <div>
                <dt>{t('ui.error.goesOn')}</dt>
                <dd>
                  {t.rich('ui.error.tellNumber', {
                    number: () => (
                      <code className={styles.number} dir="ltr">
                        {requestId}
                      </code>
                    ),
                  })}{' '}
                  <CopyButton words={requestId} />
                </dd>
              </div>
            )}
          </dl>
        )}
      </div>
      {(onRetry !== undefined || extraActions !== undefined) && (
        <div className={styles.actions}>
          {onRetry !== undefined && (
            <Button variant="primary" loading={retrying ?? false} onClick={onRetry}>
              {t('ui.tryAgain')}
            </Button>
          )}
          {extraActions}
        </div>
      )}
      {isTemporary && onRetry !== undefined && retrying !== true && (
        <RetryCountdown onEnd={onRetry} />
      )}
    </div>
  );
}

const retrySeconds = 30;

/** Retries automatically. Not announced, since a screen reader would read every second. */
function RetryCountdown({ onEnd }: { onEnd: () => void }) {
  const t = useTranslations();
  const [left, setLeft] = useState(retrySeconds);

  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onEnd()), 1_000);

    return () => clearTimeout(timer);
  }, [left, onEnd]);

  return <p className={styles.countdown}>{t('ui.error.retryIn', { n: left })}</p>;
}

function CopyButton({ words: text }: { words: string }) {
  const t = useTranslations();
  const [isCopied, setCopied] = useState(false);

  /** If the browser denies clipboard access, the number can still be selected. */
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );

  return (
    <TextButton className={styles.copy} onClick={() => void copy()}>
      {isCopied ? t('ui.error.copied') : t('ui.error.copy')}
    </TextButton>
  );
}

function requestIdOf(error: unknown): string | undefined {
  const id = error instanceof Error && 'requestId' in error ? error.requestId : undefined;

  return typeof id === 'string' ? id : undefined;
}
