import type { Message, Person } from '@longhand/contract/messages-values';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import { peopleApi } from '../api.ts';
import { useNames } from '../names.ts';
import { type Report, ReportFields } from './report-fields.tsx';
import { ReportFormDialog } from './report-form-dialog.tsx';

type ReportDialogProps = {
  person: Pick<Person, 'id' | 'name' | 'username'>;
  /** The message that is reported; the user decides whether the staff sees it. */
  message?: Message | undefined;
  onClose: () => void;
};

/** Reports a person or a message to the staff. */
export default function ReportDialog({ person, message, onClose }: ReportDialogProps) {
  const t = useTranslations('messages');
  const { personName } = useNames();
  const attempt = useAttempt();
  const [report, setReport] = useState<Report>({ reason: null, note: '' });
  const [isChecked, setChecked] = useState(false);
  const [hasMessage, setHasMessage] = useState(true);
  const { reason, note } = report;

  const submit = async () => {
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
    <ReportFormDialog
      title={t('report.title', { name: personName(person) })}
      note={t('report.body')}
      confirm={t('report.confirm')}
      isPending={attempt.isPending}
      error={attempt.error}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </ReportFormDialog>
  );
}
