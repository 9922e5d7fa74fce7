import { limits } from '@longhand/contract/limits';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { LocalDate } from '../../platform/local-date.ts';
import { readWholeNumber } from '../../platform/whole-number.ts';
import { InkDate } from '../ink-date.tsx';
import { InkNumber, InkSelect } from '../ink-field.tsx';
import { LineField } from '../line-field.tsx';
import { TextButton } from '../text-link.tsx';
import { exampleAmount, type Log, type LogError } from './log.ts';
import styles from './quick-log.module.css';

type LogSentenceProps = {
  log: Log;
  today: LocalDate;
  onChange: (patch: Partial<Log>) => void;
  invalid: LogError | null;
  /** The element that says what is wrong. */
  messageId: string;
  /** What sends it. */
  children: ReactNode;
};

/** An amount, its measure and a day as one sentence, in the word order of the language. */
export function LogSentence(props: LogSentenceProps) {
  const { log, today, onChange, invalid, messageId, children } = props;
  const t = useTranslations();
  const format = useFormatter();
  const counted = readWholeNumber(log.amount) ?? exampleAmount;

  const parts = {
    amount: () => (
      <InkNumber
        label={t('progress.log.amount')}
        placeholder={format.number(exampleAmount)}
        value={log.amount}
        onChange={(amount) => onChange({ amount })}
        aria-invalid={invalid?.field === 'amount' || undefined}
        aria-describedby={invalid?.field === 'amount' ? messageId : undefined}
      />
    ),
    measure: () => (
      <InkSelect
        label={t('progress.log.measure')}
        value={log.measure}
        options={(['word', 'character'] as const).map((measure) => ({
          value: measure,
          label: t('progress.unit', { measure, n: counted }),
        }))}
        onChange={(measure) => onChange({ measure })}
      />
    ),
    day: () => (
      <>
        <InkSelect
          label={t('progress.log.day')}
          value={log.day}
          options={(['today', 'yesterday', 'otherDay'] as const).map((day) => ({
            value: day,
            label: t(`progress.log.${day}`),
          }))}
          onChange={(day) => onChange({ day })}
        />
        {log.day === 'otherDay' && (
          <InkDate
            label={t('progress.log.date')}
            value={log.date === '' ? null : log.date}
            max={today}
            invalid={invalid?.field === 'date'}
            describedBy={invalid?.field === 'date' ? messageId : undefined}
            onChange={(date) => onChange({ date })}
          />
        )}
      </>
    ),
  };

  return (
    <>
      <div className={styles.sentence}>
        {t.rich('progress.log.sentence', parts)}
        {children}
      </div>
      {log.note === undefined ? (
        <TextButton quiet className={styles.addNote} onClick={() => onChange({ note: '' })}>
          {t('progress.log.addNote')}
        </TextButton>
      ) : (
        <LineField
          className={styles.note}
          label={t('progress.log.note')}
          value={log.note}
          maxLength={limits.noteMax}
          autoFocus
          onChange={(event) => onChange({ note: event.target.value })}
        />
      )}
    </>
  );
}
