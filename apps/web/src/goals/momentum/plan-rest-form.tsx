import { limits } from '@longhand/contract/limits';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newId } from 'uuid';
import { addDays, type LocalDate } from '../../platform/local-date.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { InkDate } from '../../ui/ink-date.tsx';
import { LineField } from '../../ui/line-field.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { usePlanRest } from './api.ts';
import styles from './momentum.module.css';

/** A stretch of rest in a sentence: rest from one day to another. */
export function PlanRestForm({ today }: { today: LocalDate }) {
  const t = useTranslations('momentum.rest');
  const messageId = useId();
  const plan = usePlanRest();
  const failureText = useFailureText();
  const [fromOn, setFrom] = useState(today);
  const [toOn, setTo] = useState(today);
  const [label, setLabel] = useState('');
  const [id, setId] = useState(() => newId());

  const send = () =>
    plan.mutate(
      { params: { id }, body: { fromOn, toOn, label: label.trim() } },
      {
        onSuccess: () => {
          setId(newId());
          setLabel('');
        },
      },
    );

  return (
    <form
      className={styles.plan}
      onSubmit={(event) => {
        event.preventDefault();
        if (!plan.isPending) send();
      }}
    >
      <p className={styles.sentence}>
        <Sentence>
          {t.rich('sentence', {
            from: () => (
              <InkDate
                label={t('from')}
                value={fromOn}
                onChange={(day) => {
                  setFrom(day);
                  if (day > toOn) setTo(day);
                }}
              />
            ),
            to: () => (
              <InkDate
                label={t('to')}
                value={toOn}
                min={fromOn}
                max={addDays(fromOn, limits.restDaysMax - 1)}
                onChange={setTo}
              />
            ),
          })}
        </Sentence>
      </p>
      <LineField
        label={t('label')}
        value={label}
        maxLength={limits.restLabelMax}
        onChange={(event) => setLabel(event.target.value)}
      />
      <p>
        <Button type="submit" size="small" loading={plan.isPending} aria-describedby={messageId}>
          {t('plan')}
        </Button>
      </p>
      <p id={messageId} className={styles.error} role="alert">
        {plan.isError && failureText(plan.error)}
      </p>
    </form>
  );
}
