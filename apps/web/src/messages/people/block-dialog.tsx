import type { Person } from '@longhand/contract/messages-values';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { invalidateSlices } from '../../platform/query.ts';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import { peopleApi } from '../api.ts';
import { useNames } from '../names.ts';
import styles from './people.module.css';
import { type Report, ReportFields } from './report-fields.tsx';

type BlockDialogProps = {
  person: Pick<Person, 'id' | 'name' | 'username'>;
  /** The conversation of both is gone. */
  onBlocked?: () => void;
  onClose: () => void;
};

/** Blocks a person, and reports them if the user wants. */
export default function BlockDialog({ person, onBlocked, onClose }: BlockDialogProps) {
  const t = useTranslations('messages');
  const formId = useId();
  const { personName } = useNames();
  const attempt = useAttempt();
  const [isReporting, setReporting] = useState(false);
  const [report, setReport] = useState<Report>({ reason: null, note: '' });
  const [isChecked, setChecked] = useState(false);
  const { id } = person;
  const { reason, note } = report;
  const isReasonMissing = isReporting && reason === null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isReasonMissing || attempt.isPending) return;
    const blocked = await attempt.run(async () => {
      if (isReporting && reason !== null)
        await peopleApi.report({ body: { personId: id, reason, note } });

      return peopleApi.block({ params: { id } });
    });
    if (blocked === undefined) return;
    onClose();
    onBlocked?.();
    await invalidateSlices(['messages', 'profile']);
    showToast({
      type: 'success',
      words: t('toast.blocked', { name: personName(person) }),
      undo: () =>
        void peopleApi
          .unblock({ params: { id } })
          .then(() => invalidateSlices(['messages', 'profile'])),
    });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('block.title', { name: personName(person) })}
      actions={
        <>
          <Button onClick={onClose}>{t('new.cancel')}</Button>
          <Button variant="danger" type="submit" form={formId} loading={attempt.isPending}>
            {t('block.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.note}>{t('block.body')}</p>
        <Checkbox
          label={t('block.report')}
          checked={isReporting}
          onChange={(event) => setReporting(event.target.checked)}
        />
        {isReporting && (
          <ReportFields
            report={report}
            isReasonMissing={isChecked && isReasonMissing}
            onChange={setReport}
          />
        )}
        {attempt.error !== null && (
          <p className={styles.error} role="alert">
            {attempt.error}
          </p>
        )}
      </form>
    </Dialog>
  );
}
