import type { Person } from '@longhand/contract/messages-values';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { invalidateSlices } from '../../platform/query.ts';
import { showToast } from '../../platform/toasts.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import { peopleApi } from '../api.ts';
import { useNames } from '../names.ts';
import { type Report, ReportFields } from './report-fields.tsx';
import { ReportFormDialog } from './report-form-dialog.tsx';

type BlockDialogProps = {
  person: Pick<Person, 'id' | 'name' | 'username'>;
  /** Called after the block; the direct conversation is no longer available. */
  onBlocked?: () => void;
  onClose: () => void;
};

/** Blocks a person, and reports them if the user wants. */
export default function BlockDialog({ person, onBlocked, onClose }: BlockDialogProps) {
  const t = useTranslations('messages');
  const { personName } = useNames();
  const attempt = useAttempt();
  const [isReporting, setReporting] = useState(false);
  const [report, setReport] = useState<Report>({ reason: null, note: '' });
  const [isChecked, setChecked] = useState(false);
  const { id } = person;
  const { reason, note } = report;
  const isReasonMissing = isReporting && reason === null;

  const submit = async () => {
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
    <ReportFormDialog
      title={t('block.title', { name: personName(person) })}
      note={t('block.body')}
      confirm={t('block.confirm')}
      isPending={attempt.isPending}
      error={attempt.error}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </ReportFormDialog>
  );
}
