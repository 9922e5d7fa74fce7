import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { useDates } from '../../platform/use-dates.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { QueryContent } from '../../ui/query-content.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import styles from './closed-goals.module.css';

export type RemovedItem = { id: string; name: string; removedAt: string; erasedAt: string };

type RemovedItemsProps = {
  title: string;
  /** Deleted items, loaded when opened. */
  useRemoved: (
    isOpen: boolean,
  ) => Parameters<typeof QueryContent<readonly RemovedItem[]>>[0]['query'];
  restore: (id: string) => Promise<unknown>;
};

/** Items deleted in the last 30 days, each with a restore action. */
export function RemovedItems({ title, useRemoved, restore }: RemovedItemsProps) {
  const t = useTranslations('goals.removed');
  const dates = useDates();
  const failureText = useFailureText();
  const [isOpen, setOpen] = useState(false);
  const [restoringId, setRestoring] = useState<string | null>(null);
  const removed = useRemoved(isOpen);

  const restoreItem = ({ id, name }: RemovedItem) => {
    setRestoring(id);
    restore(id)
      .then(() => showToast({ type: 'success', words: t('restored', { name }) }))
      .catch((failure) => showToast({ type: 'error', words: failureText(failure) }))
      .finally(() => setRestoring(null));
  };

  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <QueryContent query={removed} errorTitle={t('error')} lines={2}>
          {(items) =>
            items.length === 0 ? (
              <p className={styles.muted}>{t('nothing')}</p>
            ) : (
              <ul>
                {items.map((item) => (
                  <li key={item.id} className={styles.removed}>
                    <span className={styles.title} dir="auto">
                      {item.name}
                    </span>
                    <span className={styles.muted}>
                      {t('when', {
                        date: dates.day(dates.dayOf(item.removedAt)),
                        until: dates.day(dates.dayOf(item.erasedAt)),
                      })}
                    </span>
                    <TextButton
                      quiet
                      disabled={restoringId !== null}
                      aria-label={t('restoreNamed', { name: item.name })}
                      onClick={() => restoreItem(item)}
                    >
                      {t('restore')}
                    </TextButton>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryContent>
      )}
    </details>
  );
}
