import { type AbandonReason, abandonReasons, type Goal } from '@longhand/contract/goal-values';
import { limits } from '@longhand/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { LineArea } from '../ui/line-field.tsx';
import styles from './goal-table.module.css';
import type { Why } from './use-move-goal.ts';

type SetAsideDialogProps = {
  goal: Goal;
  isPending: boolean;
  /** Why it could not be set aside. */
  error: unknown;
  /** Says whether it was set aside; else the dialog stays, and what is typed in it. */
  onConfirm: (why: Why) => Promise<boolean>;
  onClose: () => void;
};

/** Sets a goal aside, with a reason for whoever wants to remember it. */
export function SetAsideDialog(props: SetAsideDialogProps) {
  const { goal, isPending, error, onConfirm, onClose } = props;
  const t = useTranslations();
  const failureText = useFailureText();
  const [reason, setReason] = useState<AbandonReason | null>(null);
  const [note, setNote] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const confirm = async () => {
    const isDone = await onConfirm({ reason, note: note.trim() });
    if (isDone) onClose();
    else setFailed(true);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('goals.aside.title', { title: goal.title })}
      actions={
        <>
          <Button onClick={onClose}>{t('goals.aside.cancel')}</Button>
          <Button variant="primary" loading={isPending} onClick={() => void confirm()}>
            {t('goals.aside.submit')}
          </Button>
        </>
      }
    >
      <p className={styles.dialogText}>{t('goals.aside.lede')}</p>
      <fieldset className={styles.reasons}>
        <legend className={styles.muted}>{t('goals.aside.reasons')}</legend>
        {abandonReasons.map((one, index) => (
          <label key={one} className={styles.reasonChoice}>
            <input
              type="radio"
              name="reason"
              data-autofocus={index === 0 || undefined}
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
        onChange={(event) => setNote(event.target.value)}
      />
      {hasFailed && error !== null && (
        <p className={styles.error} role="alert">
          {failureText(error)}
        </p>
      )}
    </Dialog>
  );
}
