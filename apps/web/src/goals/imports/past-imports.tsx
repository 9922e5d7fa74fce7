import type { ProgressImport } from '@longhand/contract/goals-imports';
import { useFormatter, useTranslations } from 'use-intl';
import { currentDate } from '../../platform/clock.ts';
import { QueryContent } from '../../ui/query-content.tsx';
import { useImports } from './api.ts';
import styles from './imports.module.css';
import { UndoButton } from './undo-button.tsx';

/** Past imports; each can be undone for thirty days. */
export function PastImports() {
  const t = useTranslations('imports');
  const imports = useImports();

  return (
    <QueryContent query={imports} errorTitle={t('pastFailed')} lines={1}>
      {({ items }) =>
        items.length > 0 && (
          <section aria-label={t('past')}>
            <h3 className={styles.heading}>{t('past')}</h3>
            <ul className={styles.past}>
              {items.map((one) => (
                <PastImport key={one.id} one={one} />
              ))}
            </ul>
          </section>
        )
      }
    </QueryContent>
  );
}

function PastImport({ one: pastImport }: { one: ProgressImport }) {
  const t = useTranslations('imports');
  const format = useFormatter();
  const formatDay = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  const isUndoable =
    pastImport.undoneAt === null && new Date(pastImport.undoableUntil) > currentDate();

  return (
    <li className={styles.one}>
      <span>
        <bdi>{pastImport.name || t('pastedList')}</bdi>
        <span className={styles.muted}>
          {' '}
          {pastImport.undoneAt === null
            ? t('pastOne', { n: pastImport.added, day: formatDay(pastImport.createdAt) })
            : t('pastUndone', { day: formatDay(pastImport.undoneAt) })}
        </span>
      </span>
      {isUndoable && <UndoButton id={pastImport.id} />}
    </li>
  );
}
