import type { Message, Person } from '@longhand/contract/messages-values';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import { peopleApi } from '../api.ts';
import { useNames } from '../names.ts';
import styles from './people.module.css';
import { type Report, ReportFields } from './report-fields.tsx';

type ReportDialogProps = {
  person: Pick<Person, 'id' | 'name' | 'username'>;
  /** The message that is reported; the user decides whether the staff sees it. */
  message?: Message | undefined;
  onClose: () => void;
};

/** Reports a person or a message to the staff. */
export default function ReportDialog({ person, message, onClose }: ReportDialogProps) {
  const t = useTranslations('messages');
  const formId = useId();
  const { personName } = useNames();
  const attempt = useAttempt();
  const [report, setReport] = useState<Report>({ reason: null, note: '' });
  const [isChecked, setChecked] = useState(false);
  const [hasMessage, setHasMessage] = useState(true);
  const { reason, note } = report;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (reason === null || attempt.isPending) return;
    const reported = await attempt.run(() =>
      peopleApi.report({
        body: {
          personId: person.id,
          reason,
          note,
          ...(message !== undefined && hasMessage
            ? { message: { conversationId: message.conversationId, seq: message.seq } }
            : {}),
        },
      }),
    );
    if (reported === undefined) return;
    onClose();
    showToast({ type: 'success', words: t('toast.reported') });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('report.title', { name: personName(person) })}
      actions={
        <>
          <Button onClick={onClose}>{t('new.cancel')}</Button>
          <Button variant="danger" type="submit" form={formId} loading={attempt.isPending}>
            {t('report.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.note}>{t('report.body')}</p>
        <ReportFields
          report={report}
          isReasonMissing={isChecked && reason === null}
          onChange={setReport}
        />
        {message !== undefined && (
          <Checkbox
            label={t('report.attach')}
            checked={hasMessage}
            onChange={(event) => setHasMessage(event.target.checked)}
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
