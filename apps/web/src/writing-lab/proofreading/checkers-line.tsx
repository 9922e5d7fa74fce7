import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { later } from '../../ui/later.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import type { Desk } from '../desk/desk.ts';
import styles from './checkers.module.css';
import { checkAgain } from './use-checkers.ts';

const CheckersDialog = later(() => import('./checkers-dialog.tsx'));

/** Below the findings: what spelling could not do, and the way to what is looked up. */
export function CheckersLine({ desk }: { desk: Desk }) {
  const t = useTranslations('desk.proofreading');
  const { spelling, grammar } = useStore(desk.checkers.states);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const failed = (spelling === 'failed' && 'spelling') || (grammar === 'failed' && 'grammar');

  return (
    <div className={styles.line}>
      {failed !== false && (
        <p role="status">
          {t(`failed.${failed}`)}{' '}
          <TextButton onClick={() => checkAgain(desk)}>{t('again')}</TextButton>
        </p>
      )}
      <TextButton quiet onClick={() => setOpen(true)}>
        {t('open')}
      </TextButton>
      {isOpen && <CheckersDialog desk={desk} onClose={close} onFailure={close} />}
    </div>
  );
}
