import { limits } from '@longhand/contract/limits';
import { reportReasons } from '@longhand/contract/messages-people';
import { useTranslations } from 'use-intl';
import { TextArea } from '../../ui/text-field.tsx';
import styles from './people.module.css';

type ReportReason = (typeof reportReasons)[number];
export type Report = { reason: ReportReason | null; note: string };

type ReportFieldsProps = {
  report: Report;
  isReasonMissing: boolean;
  onChange: (report: Report) => void;
};

/** Why somebody is reported, and a note for the staff. */
export function ReportFields({ report, isReasonMissing, onChange }: ReportFieldsProps) {
  const t = useTranslations('messages');

  return (
    <>
      <fieldset className={styles.reasons} aria-describedby="report-reason-error">
        <legend>{t('report.reason')}</legend>
        {reportReasons.map((reason) => (
          <label key={reason} className={styles.reason}>
            <input
              type="radio"
              name="report-reason"
              checked={report.reason === reason}
              aria-invalid={isReasonMissing || undefined}
              onChange={() => onChange({ ...report, reason })}
            />
            <span>{t(`report.reasons.${reason}`)}</span>
          </label>
        ))}
        <p id="report-reason-error" className={styles.error} hidden={!isReasonMissing}>
          {t('report.reasonMissing')}
        </p>
      </fieldset>
      <TextArea
        label={t('report.note')}
        value={report.note}
        maxLength={limits.noteMax}
        dir="auto"
        onChange={(event) => onChange({ ...report, note: event.target.value })}
      />
    </>
  );
}
