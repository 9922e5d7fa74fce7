import { type AbandonReason, abandonReasons, type Goal } from '@longhand/contract/goal-values';
import { limits } from '@longhand/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LineArea } from '../ui/line-field.tsx';
import styles from './goal-table.module.css';
import type { Why } from './use-move-goal.ts';

type SetAsideDialogProps = {
  goal: Goal;
  isPending: boolean;
  onConfirm: (why: Why) => void;
  onClose: () => void;
};

/** Sets a goal aside, with a reason for whoever wants to remember it. */
export function SetAsideDialog({ goal, isPending, onConfirm, onClose }: SetAsideDialogProps) {
  const t = useTranslations();
  const [reason, setReason] = useState<AbandonReason | null>(null);
  const [note, setNote] = useState('');

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('goals.aside.title', { title: goal.title })}
      actions={
        <>
          <Button onClick={onClose}>{t('goals.aside.cancel')}</Button>
          <Button
            variant="primary"
            loading={isPending}
            onClick={() => onConfirm({ reason, note: note.trim() })}
          >
            {t('goals.aside.submit')}
          </Button>
        </>
      }
    >
      <p className={styles.dialogText}>{t('goals.aside.lede')}</p>
      <fieldset className={styles.reasons}>
        <legend className={styles.muted}>{t('goals.aside.reasons')}</legend>
        {abandonReasons.map((one) => (
          <label key={one} className={styles.reasonChoice}>
            <input
              type="radio"
              name="reason"
              checked={reason === one}
              onChange={() => setReason(one)}
            />
            {t(`goals.aside.because.${one}`)}
          </label>
        ))}
      </fieldset>
      <LineArea
        label={t('goals.aside.reason')}
        value={note}
        maxLength={limits.noteMax}
        data-autofocus
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  );
}
