import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import type { Desk } from '../document/desk.ts';
import { rankOf } from '../editor/findings/finding-navigation.ts';
import styles from './desk-screen.module.css';

/** Announces the opened finding to screen readers. */
export function FindingAnnouncer({ desk }: { desk: Desk }) {
  const t = useTranslations('writing-lab');
  const snapshot = useStore(desk.analysisSnapshot);
  const open = snapshot?.open;

  return (
    <p className={styles.heading} role="status">
      {snapshot && open
        ? t('note.announce', {
            ...rankOf(snapshot, open),
            category: t(`findings.category.${open.category}`),
            text: t(`note.reason.${open.reason.code}`, open.reason.values),
          })
        : ''}
    </p>
  );
}
