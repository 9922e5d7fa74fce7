import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { isLocalDate } from '../../platform/local-date.ts';
import { useDates } from '../../platform/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useWeek } from '../../ui/use-week.ts';
import { ExceptionFields } from './exception-fields.tsx';
import styles from './goal-fields.module.css';
import { type GoalFieldsProps, useFieldError } from './use-field-error.ts';

const curves = ['steady', 'rising', 'falling', 'mountain', 'valley', 'wave', 'random'] as const;

/** Writing days, curve, reminder, pauses and exceptions. */
export function DayFields(props: GoalFieldsProps) {
  const { form, onChange } = props;
  const t = useTranslations('goals.create');

  return (
    <>
      <WeekdayFields {...props} />
      <p className={styles.sentence}>
        {form.kind === 'target' && form.planMode === 'by_date' && (
          <InlineSelect
            label={t('curve')}
            value={form.curve}
            options={curves.map((value) => ({ value, label: t(`curves.${value}`) }))}
            onChange={(curve) => onChange({ curve, seed: curve === 'random' ? randomSeed() : 0 })}
          />
        )}{' '}
        <ReminderField {...props} />
      </p>
      <PauseFields {...props} />
      <ExceptionFields {...props} />
    </>
  );
}

const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** Writing days, in the user's week order. */
function WeekdayFields({ form, errors, onChange }: GoalFieldsProps) {
  const t = useTranslations();
  const messageId = useId();
  const error = useFieldError(errors)('weekdayWeights');
  const { weekdays } = useWeek();

  return (
    <fieldset className={styles.whole} aria-describedby={error && messageId}>
      <legend className={styles.legend}>{t('goals.create.writingDays')}</legend>
      <div className={styles.weekdays}>
        {weekdays.map(({ index, name }) => (
          <Checkbox
            key={index}
            label={name}
            checked={(form.weekdayWeights[index] ?? 0) > 0}
            onChange={(event) =>
              onChange({
                weekdayWeights: form.weekdayWeights.with(index, event.target.checked ? 100 : 0),
              })
            }
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={messageId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour * 60));

function ReminderField({ form, onChange }: GoalFieldsProps) {
  const t = useTranslations('goals.create');
  const format = useFormatter();
  const timeOf = (minutes: string) =>
    format.dateTime(new Date(Number(minutes) * 60_000), {
      timeZone: 'UTC',
      hour: 'numeric',
      minute: '2-digit',
    });
  const customTimes = form.remindAt === '' || hours.includes(form.remindAt) ? [] : [form.remindAt];

  return (
    <InlineSelect
      label={t('remind')}
      value={form.remindAt}
      options={[
        { value: '', label: t('remindNever') },
        ...[...customTimes, ...hours].map((value) => ({
          value,
          label: t('remindAt', { time: timeOf(value) }),
        })),
      ]}
      onChange={(remindAt) => onChange({ remindAt })}
    />
  );
}

/** Date ranges without a daily target. */
function PauseFields({ form, onChange }: GoalFieldsProps) {
  const t = useTranslations('goals.create');
  const dates = useDates();
  const [draft, setDraft] = useState<{ fromOn: string; toOn: string } | null>(null);
  const isReady = isLocalDate(draft?.fromOn ?? '') && (draft?.toOn ?? '') >= (draft?.fromOn ?? '');
  const add = () => {
    if (draft === null || !isReady) return;
    onChange({ pauses: [...form.pauses, { ...draft, reason: 'other' }] });
    setDraft(null);
  };

  return (
    <div className={styles.whole}>
      {form.pauses.map((pause) => (
        <p key={`${pause.fromOn} ${pause.toOn}`} className={styles.pause}>
          {t('pause', { dates: dates.range(pause.fromOn, pause.toOn) })}{' '}
          <TextButton
            quiet
            onClick={() => onChange({ pauses: form.pauses.filter((one) => one !== pause) })}
          >
            {t('removePause')}
          </TextButton>
        </p>
      ))}
      {draft === null ? (
        <TextButton quiet onClick={() => setDraft({ fromOn: '', toOn: '' })}>
          {t('addPause')}
        </TextButton>
      ) : (
        <div className={styles.pauseFields}>
          <DateField
            label={t('pauseFrom')}
            value={draft.fromOn}
            onChange={(fromOn) => setDraft({ ...draft, fromOn })}
          />
          <DateField
            label={t('pauseTo')}
            value={draft.toOn}
            min={draft.fromOn === '' ? undefined : draft.fromOn}
            onChange={(toOn) => setDraft({ ...draft, toOn })}
          />
          <Button size="small" disabled={!isReady} onClick={add}>
            {t('pauseAdd')}
          </Button>
        </div>
      )}
    </div>
  );
}
