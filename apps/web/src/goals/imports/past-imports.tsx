import type { ProgressImport } from '@longhand/contract/goals-imports';
import { useFormatter, useTranslations } from 'use-intl';
import { instantNow } from '../../platform/clock.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useImports } from './api.ts';
import styles from './imports.module.css';
import { UndoButton } from './undo-button.tsx';

/** What was brought in before; for thirty days it can be taken back. */
export function PastImports() {
  const t = useTranslations('imports');
  const imports = useImports();

  return (
    <Loaded query={imports} failure={t('pastFailed')} lines={1}>
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
    </Loaded>
  );
}

function PastImport({ one }: { one: ProgressImport }) {
  const t = useTranslations('imports');
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  const isUndoable = one.undoneAt === null && new Date(one.undoableUntil) > instantNow();

  return (
    <li className={styles.one}>
      <span>
        <bdi>{one.name || t('pastedList')}</bdi>
        <span className={styles.muted}>
          {' '}
          {one.undoneAt === null
            ? t('pastOne', { n: one.added, day: day(one.createdAt) })
            : t('pastUndone', { day: day(one.undoneAt) })}
        </span>
      </span>
      {isUndoable && <UndoButton id={one.id} />}
    </li>
  );
}
