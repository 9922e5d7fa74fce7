import { limits } from '@longhand/contract/limits';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newId } from 'uuid';
import { addDays, type LocalDate } from '../../platform/local-date.ts';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { InlineDate } from '../../ui/inline-date.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { usePlanRest } from './api.ts';
import styles from './momentum.module.css';
import { useRestRangeText } from './use-rest-range-text.ts';

type RestRange = { fromOn: LocalDate; toOn: LocalDate };

/** Form for a rest period, as a sentence. */
export function PlanRestForm({ today }: { today: LocalDate }) {
  const t = useTranslations('momentum.rest');
  const messageId = useId();
  const plan = usePlanRest();
  const rangeText = useRestRangeText();
  const failureText = useFailureText();
  const [days, setDays] = useState<RestRange | null>(null);
  const { fromOn, toOn } = days ?? { fromOn: today, toOn: today }; // today may change until a date is chosen
  const [label, setLabel] = useState('');
  const [id, setId] = useState(() => newId());

  const submit = () =>
    plan.mutate(
      { params: { id }, body: { fromOn, toOn, label: label.trim() } },
      {
        onSuccess: () => {
          setId(newId());
          setLabel('');
          showToast({
            type: 'success',
            words: t('planned', { range: rangeText({ fromOn, toOn }) }),
          });
        },
      },
    );

  return (
    <form
      className={styles.plan}
      onSubmit={(event) => {
        event.preventDefault();
        if (!plan.isPending) submit();
      }}
    >
      <p className={styles.sentence}>
        <Sentence>
          {t.rich('sentence', {
            from: () => (
              <InlineDate
                label={t('from')}
                value={fromOn}
                onChange={(day) => setDays({ fromOn: day, toOn: day > toOn ? day : toOn })}
              />
            ),
            to: () => (
              <InlineDate
                label={t('to')}
                value={toOn}
                min={fromOn}
                max={addDays(fromOn, limits.restDaysMax - 1)}
                onChange={(day) => setDays({ fromOn, toOn: day })}
              />
            ),
          })}
        </Sentence>
      </p>
      <TextField
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
