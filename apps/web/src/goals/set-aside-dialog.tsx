import type { Goal } from '@longhand/contract/goals';
import { limits } from '@longhand/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LineArea } from '../ui/line-field.tsx';
import styles from './goal-table.module.css';

type SetAsideDialogProps = {
  goal: Goal;
  isPending: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** Sets a goal aside, with a reason for whoever wants to remember it. */
export function SetAsideDialog({ goal, isPending, onConfirm, onClose }: SetAsideDialogProps) {
  const t = useTranslations();
  const [reason, setReason] = useState('');

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('goals.aside.title', { title: goal.title })}
      actions={
        <>
          <Button onClick={onClose}>{t('goals.aside.cancel')}</Button>
          <Button variant="primary" loading={isPending} onClick={() => onConfirm(reason.trim())}>
            {t('goals.aside.submit')}
          </Button>
        </>
      }
    >
      <p className={styles.dialogText}>{t('goals.aside.lede')}</p>
      <LineArea
        label={t('goals.aside.reason')}
        value={reason}
        maxLength={limits.noteMax}
        data-autofocus
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
