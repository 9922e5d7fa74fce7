import { limits } from '@longhand/contract/limits';
import { type EntrySource, measures } from '@longhand/contract/progress-values';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../ui/checkbox.tsx';
import { DateField } from '../ui/date-field.tsx';
import { InkSelect } from '../ui/ink-field.tsx';
import { FieldFrame, LineArea, LineField } from '../ui/line-field.tsx';
import { useWeek } from '../ui/use-week.ts';
import styles from './goal-fields.module.css';
import { amountsOf, type FieldErrors, type GoalForm } from './goal-form.ts';

export type GoalFieldsProps = {
  form: GoalForm;
  errors: FieldErrors;
  onChange: (patch: Partial<GoalForm>) => void;
};

/** Before there is an amount the unit is said in the plural. */
const manyUnits = 1_000;

const sources = ['editor', 'sample', 'manual'] as const satisfies readonly EntrySource[];

/** What a goal asks for, field by field: for a new one and for one that is changed. */
export function GoalFields(props: GoalFieldsProps) {
  const { form, errors, onChange } = props;
  const t = useTranslations();
  const errorOf = useErrorOf(errors);

  return (
    <div className={styles.fields}>
      <LineField
        className={styles.whole}
        name="title"
        label={t('goals.create.goalTitle')}
        value={form.title}
        error={errorOf('title')}
        autoComplete="off"
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <AmountFields {...props} />
      <DateField
        label={t('goals.create.from')}
        value={form.startOn}
        error={errorOf('startOn')}
        onChange={(startOn) => onChange({ startOn })}
      />
      <DateField
        label={t('goals.create.by')}
        value={form.endOn}
        min={form.startOn === '' ? undefined : form.startOn}
        error={errorOf('endOn')}
        onChange={(endOn) => onChange({ endOn })}
      />
      <WeekdayFields {...props} />
      <Sources {...props} />
      <LineArea
        className={styles.whole}
        name="description"
        label={t('goals.create.description')}
        value={form.description}
        error={errorOf('description')}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </div>
  );
}

function AmountFields({ form, errors, onChange }: GoalFieldsProps) {
  const t = useTranslations();
  const errorOf = useErrorOf(errors);
  const { targetAmount = manyUnits } = amountsOf(form);

  return (
    <>
      <div className={styles.amount}>
        <LineField
          name="targetAmount"
          label={t('goals.create.amount')}
          inputMode="numeric"
          autoComplete="off"
          value={form.targetAmount}
          error={errorOf('targetAmount')}
          onChange={(event) => onChange({ targetAmount: event.target.value })}
        />
        <FieldFrame label={t('goals.create.measure')}>
          {({ id }) => (
            <InkSelect
              id={id}
              className={styles.measure}
              label={t('goals.create.measure')}
              value={form.measure}
              options={measures.map((measure) => ({
                value: measure,
                label: t('progress.unit', { measure, n: targetAmount }),
              }))}
              onChange={(measure) => onChange({ measure })}
            />
          )}
        </FieldFrame>
      </div>
      <LineField
        name="startAmount"
        label={t('goals.create.startAmount')}
        hint={t('goals.create.startAmountHint')}
        inputMode="numeric"
        autoComplete="off"
        value={form.startAmount}
        error={errorOf('startAmount')}
        onChange={(event) => onChange({ startAmount: event.target.value })}
      />
    </>
  );
}

/** The days of the week that are for writing, in the order of the writer's week. */
function WeekdayFields({ form, errors, onChange }: GoalFieldsProps) {
  const t = useTranslations();
  const messageId = useId();
  const error = useErrorOf(errors)('weekdayWeights');
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

function Sources({ form, errors, onChange }: GoalFieldsProps) {
  const t = useTranslations();
  const messageId = useId();
  const error = useErrorOf(errors)('sources');

  return (
    <fieldset className={styles.whole} aria-describedby={error && messageId}>
      <legend className={styles.legend}>{t('goals.create.sources')}</legend>
      {sources.map((source) => (
        <Checkbox
          key={source}
          className={styles.source}
          label={t(`goals.create.source.${source}`)}
          checked={form.sources.includes(source)}
          onChange={(event) =>
            onChange({
              sources: sources.filter((one) =>
                one === source ? event.target.checked : form.sources.includes(one),
              ),
            })
          }
        />
      ))}
      {error !== undefined && (
        <p id={messageId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

const maxOf: Partial<Record<keyof GoalForm, number>> = {
  title: limits.goalTitleMax,
  targetAmount: limits.amountMax,
  description: limits.goalDescriptionMax,
};

function useErrorOf(errors: FieldErrors): (field: keyof GoalForm) => string | undefined {
  const t = useTranslations();

  return (field) => {
    const error = errors[field];

    return error && t(`goals.invalid.${error}`, { max: maxOf[field] ?? 0 });
  };
}
