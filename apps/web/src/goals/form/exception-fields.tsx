import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { isLocalDate } from '../../platform/local-date.ts';
import { useDates } from '../../platform/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { FormField } from '../../ui/text-field.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import styles from './goal-fields.module.css';
import type { GoalFieldsProps } from './use-field-error.ts';

const weights = ['0', '50', '100', '150', '200', '300'] as const;
type Weight = (typeof weights)[number];

/** Single days with another weight than their weekday. */
export function ExceptionFields({ form, onChange }: GoalFieldsProps) {
  const t = useTranslations('goals.create.exception');
  const format = useFormatter();
  const dates = useDates();
  const [draft, setDraft] = useState<{ on: string; weight: Weight } | null>(null);
  const { exceptions } = form;
  /** A weight set through the API may not be one of the options. */
  const weightText = (weight: number) => {
    const knownWeight = weights.find((one) => Number(one) === weight);

    return knownWeight === undefined
      ? format.number(weight / 100, { style: 'percent' })
      : t(`weights.${knownWeight}`);
  };
  const add = () => {
    if (draft === null || !isLocalDate(draft.on)) return;
    const others = exceptions.filter(({ on }) => on !== draft.on);
    onChange({
      exceptions: [...others, { on: draft.on, weight: Number(draft.weight), label: '' }],
    });
    setDraft(null);
  };

  return (
    <div className={styles.whole}>
      {exceptions.map((one) => (
        <p key={one.on} className={styles.pause}>
          {t('shown', { date: dates.day(one.on), what: weightText(one.weight) })}{' '}
          <TextButton
            quiet
            onClick={() => onChange({ exceptions: exceptions.filter((other) => other !== one) })}
          >
            {t('remove')}
          </TextButton>
        </p>
      ))}
      {draft === null ? (
        <TextButton quiet onClick={() => setDraft({ on: '', weight: '0' })}>
          {t('add')}
        </TextButton>
      ) : (
        <div className={styles.pauseFields}>
          <DateField
            label={t('day')}
            value={draft.on}
            min={form.startOn === '' ? undefined : form.startOn}
            max={form.endOn === '' ? undefined : form.endOn}
            onChange={(on) => setDraft({ ...draft, on })}
          />
          <FormField label={t('takes')}>
            {({ id }) => (
              <InlineSelect
                id={id}
                className={styles.measure}
                label={t('takes')}
                value={draft.weight}
                options={weights.map((value) => ({ value, label: t(`weights.${value}`) }))}
                onChange={(weight) => setDraft({ ...draft, weight })}
              />
            )}
          </FormField>
          <Button size="small" disabled={!isLocalDate(draft.on)} onClick={add}>
            {t('submit')}
          </Button>
        </div>
      )}
    </div>
  );
}
