import { rateUnits } from '@longhand/contract/goal-values';
import { limits } from '@longhand/contract/limits';
import { measures } from '@longhand/contract/progress-values';
import { useTranslations } from 'use-intl';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { FormField, TextField } from '../../ui/text-field.tsx';
import styles from './goal-fields.module.css';
import { parseAmounts } from './goal-form.ts';
import { type GoalFieldsProps, useFieldError } from './use-field-error.ts';

/** Shows the plural form of the unit while the amount is empty. */
const pluralAmount = 1_000;

/** Target amount, measure and start amount; for a habit, the number of days. */
export function AmountFields(props: GoalFieldsProps) {
  const { form, errors, onChange } = props;
  const t = useTranslations();
  const errorOf = useFieldError(errors);
  const { targetAmount = pluralAmount } = parseAmounts(form);

  return (
    <>
      <div className={styles.amount}>
        <TextField
          name="targetAmount"
          label={t('goals.create.amount')}
          inputMode="decimal"
          autoComplete="off"
          value={form.targetAmount}
          error={errorOf('targetAmount')}
          onChange={(event) => onChange({ targetAmount: event.target.value })}
        />
        <FormField label={t('goals.create.measure')}>
          {({ id }) => (
            <InlineSelect
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
        </FormField>
      </div>
      {form.kind === 'target' ? <StartField {...props} /> : <TimesField {...props} />}
      {form.measure === 'own' && (
        <TextField
          label={t('goals.create.unit')}
          hint={t('goals.create.unitHint')}
          maxLength={limits.unitMax}
          autoComplete="off"
          value={form.unit}
          error={errorOf('unit')}
          onChange={(event) => onChange({ unit: event.target.value })}
        />
      )}
      {form.kind === 'target' && form.planMode === 'by_rate' && <RateFields {...props} />}
    </>
  );
}

function StartField({ form, errors, onChange }: GoalFieldsProps) {
  const t = useTranslations('goals.create');

  return (
    <TextField
      name="startAmount"
      label={t('startAmount')}
      hint={t('startAmountHint')}
      inputMode="decimal"
      autoComplete="off"
      value={form.startAmount}
      error={useFieldError(errors)('startAmount')}
      onChange={(event) => onChange({ startAmount: event.target.value })}
    />
  );
}

function TimesField({ form, errors, onChange }: GoalFieldsProps) {
  const t = useTranslations('goals.create');

  return (
    <TextField
      label={t('times')}
      hint={t('timesHint')}
      inputMode="numeric"
      autoComplete="off"
      value={form.times}
      error={useFieldError(errors)('times')}
      onChange={(event) => onChange({ times: event.target.value })}
    />
  );
}

function RateFields({ form, errors, onChange }: GoalFieldsProps) {
  const t = useTranslations('goals.create');

  return (
    <div className={styles.amount}>
      <TextField
        label={t('rate')}
        inputMode="decimal"
        autoComplete="off"
        value={form.rateAmount}
        error={useFieldError(errors)('rateAmount')}
        onChange={(event) => onChange({ rateAmount: event.target.value })}
      />
      <FormField label={t('ratePer')}>
        {({ id }) => (
          <InlineSelect
            id={id}
            className={styles.measure}
            label={t('ratePer')}
            value={form.ratePer}
            options={rateUnits.map((value) => ({ value, label: t(`period.${value}`) }))}
            onChange={(ratePer) => onChange({ ratePer })}
          />
        )}
      </FormField>
    </div>
  );
}
