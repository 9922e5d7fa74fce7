import { type AbandonReason, abandonReasons, type Goal } from '@longhand/contract/goal-values';
import { limits } from '@longhand/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { TextArea } from '../../ui/text-field.tsx';
import styles from '../list/goal-table.module.css';
import type { AbandonDetails } from './goal-changes.ts';

type AbandonDialogProps = {
  goal: Goal;
  isPending: boolean;
  /** Error of the failed request. */
  error: unknown;
  /** Resolves to whether the goal was abandoned; otherwise the dialog stays open with its input. */
  onConfirm: (why: AbandonDetails) => Promise<boolean>;
  onClose: () => void;
};

/** Abandons a goal, with an optional reason. */
export function AbandonDialog(props: AbandonDialogProps) {
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
      <TextArea
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
