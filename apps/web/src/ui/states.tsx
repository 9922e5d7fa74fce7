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
  /** What this place is for. */
  children?: ReactNode;
  /** The first step. */
  action?: ReactNode;
};

/** An empty screen teaches. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      {children !== undefined && <div className={styles.emptyText}>{children}</div>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
}

/** Lines where the content will be, so that nothing jumps when it comes. */
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
  /** What could not be done: "This goal could not be loaded". Left out where the heading of the screen says it. */
  title?: ReactNode;
  error: unknown;
  /** When it failed, in milliseconds. */
  failedAt?: number;
  /** What is safe on this device or the server, where there is something to say. */
  kept?: ReactNode;
  /** What is not shown because of it. */
  missing?: ReactNode;
  /** Only reading failed: said when the server does not answer. */
  isRead?: boolean;
  /** What is typed here is kept on this device and sent later: said when the server does not answer. */
  keepsTyped?: boolean;
  onRetry?: () => void;
  retrying?: boolean;
  /** Where else one can go from here. */
  more?: ReactNode;
};

/** An error says what happened, what was kept and what to do. */
export function ErrorState({
  title,
  error,
  failedAt,
  kept,
  missing,
  isRead = false,
  keepsTyped = false,
  onRetry,
  retrying,
  more,
}: ErrorStateProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const dates = useDates();
  const requestId = requestIdOf(error);
  const isPassing =
    error instanceof NoResponseError || (error instanceof Refusal && error.status >= 500);
  const keptOf = () => {
    if (keepsTyped) return t('ui.error.keptAll');

    return isRead ? t('ui.error.keptSaved') : undefined;
  };
  const whatIsKept = kept ?? (isPassing ? keptOf() : undefined);

  return (
    <div className={styles.error}>
      <div role="alert">
        {title !== undefined && <h2 className={styles.errorTitle}>{title}</h2>}
        <p className={styles.errorText}>{failureText(error)}</p>
        {failedAt !== undefined && (
          <p className={styles.errorText}>
            {t('ui.error.failedAt', { time: dates.time(new Date(failedAt).toISOString()) })}
          </p>
        )}
        {(whatIsKept ?? missing ?? requestId) !== undefined && (
          <dl className={styles.facts}>
            {whatIsKept !== undefined && (
              <div>
                <dt>{t('ui.error.kept')}</dt>
                <dd>{whatIsKept}</dd>
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
                    number: () => <code className={styles.number}>{requestId}</code>,
                  })}{' '}
                  <CopyButton words={requestId} />
                </dd>
              </div>
            )}
          </dl>
        )}
      </div>
      {(onRetry !== undefined || more !== undefined) && (
        <div className={styles.actions}>
          {onRetry !== undefined && (
            <Button variant="primary" loading={retrying ?? false} onClick={onRetry}>
              {t('ui.tryAgain')}
            </Button>
          )}
          {more}
        </div>
      )}
      {isPassing && onRetry !== undefined && retrying !== true && <Countdown onEnd={onRetry} />}
    </div>
  );
}

const retrySeconds = 30;

/** Tries again by itself. It is not announced: a reader would hear every second. */
function Countdown({ onEnd }: { onEnd: () => void }) {
  const t = useTranslations();
  const [left, setLeft] = useState(retrySeconds);

  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onEnd()), 1_000);

    return () => clearTimeout(timer);
  }, [left, onEnd]);

  return <p className={styles.countdown}>{t('ui.error.retryIn', { n: left })}</p>;
}

function CopyButton({ words }: { words: string }) {
  const t = useTranslations();
  const [isCopied, setCopied] = useState(false);

  /** Where the browser refuses, the number can still be selected by hand. */
  const copy = () =>
    navigator.clipboard.writeText(words).then(
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
