import { useTranslations } from 'use-intl';
import { DateField } from '../../ui/date-field.tsx';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { AmountFields } from './amount-fields.tsx';
import { CountingFields } from './counting-fields.tsx';
import { DayFields } from './day-fields.tsx';
import styles from './goal-fields.module.css';
import { type GoalFieldsProps, useFieldError } from './use-field-error.ts';

/** Form fields of a new or edited goal. */
export function GoalFields(props: GoalFieldsProps) {
  const { form, errors, onChange } = props;
  const t = useTranslations();
  const errorOf = useFieldError(errors);

  return (
    <div className={styles.fields}>
      <TextField
        className={styles.whole}
        name="title"
        label={t('goals.create.goalTitle')}
        value={form.title}
        error={errorOf('title')}
        autoComplete="off"
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <KindSentence {...props} />
      <AmountFields {...props} />
      <DateField
        label={t('goals.create.from')}
        value={form.startOn}
        error={errorOf('startOn')}
        onChange={(startOn) => onChange({ startOn })}
      />
      <EndField {...props} />
      <DayFields {...props} />
      <CountingFields {...props} />
      <TextArea
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

const kinds = ['target', 'habit'] as const;
const comparators = ['at_least', 'at_most'] as const;
const planModes = ['by_date', 'by_rate', 'open'] as const;
const periods = ['day', 'week', 'month', 'year'] as const;

/** Kind, comparator and plan mode, as a sentence. */
function KindSentence({ form, onChange }: GoalFieldsProps) {
  const t = useTranslations('goals.create');
  const isHabit = form.kind === 'habit';

  return (
    <p className={styles.sentence}>
      <InlineSelect
        label={t('kind')}
        value={form.kind}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(kind) => onChange({ kind, endOn: kind === 'habit' ? '' : form.endOn })}
      />{' '}
      <InlineSelect
        label={t('comparator')}
        value={form.comparator}
        options={comparators.map((value) => ({ value, label: t(`comparators.${value}`) }))}
        onChange={(comparator) => onChange({ comparator })}
      />{' '}
      {isHabit ? (
        <InlineSelect
          label={t('every')}
          value={form.cadenceUnit}
          options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
          onChange={(cadenceUnit) => onChange({ cadenceUnit })}
        />
      ) : (
        <InlineSelect
          label={t('planMode')}
          value={form.planMode}
          options={planModes.map((value) => ({ value, label: t(`planModes.${value}`) }))}
          onChange={(planMode) => onChange({ planMode })}
        />
      )}
    </p>
  );
}

/** Required for a target by date, optional for a habit. */
function EndField({ form, errors, onChange }: GoalFieldsProps) {
  const t = useTranslations('goals.create');
  const error = useFieldError(errors)('endOn');
  const isHabit = form.kind === 'habit';
  if (!isHabit && form.planMode !== 'by_date') {
    return error === undefined ? <span /> : <p className={styles.error}>{error}</p>;
  }

  return (
    <DateField
      label={t(isHabit ? 'until' : 'by')}
      value={form.endOn}
      min={form.startOn === '' ? undefined : form.startOn}
      error={error}
      onChange={(endOn) => onChange({ endOn })}
    />
  );
}
