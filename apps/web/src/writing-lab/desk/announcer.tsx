import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { rankOf } from '../editor/find.ts';
import type { Desk } from './desk.ts';
import styles from './desk-screen.module.css';

/** Says the finding that was opened to those who do not see the note. */
export function Announcer({ desk }: { desk: Desk }) {
  const t = useTranslations('writing-lab');
  const look = useStore(desk.look);
  const open = look?.open;

  return (
    <p className={styles.heading} role="status">
      {look && open
        ? t('note.announce', {
            ...rankOf(look, open),
            category: t(`findings.category.${open.category}`),
            text: t(`note.reason.${open.reason.code}`, open.reason.values),
          })
        : ''}
    </p>
  );
}
