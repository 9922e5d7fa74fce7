import type { WritingSession } from '@longhand/contract/goals-sessions';
import { limits } from '@longhand/contract/limits';
import { activeMs } from '@longhand/goals/writing-session';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { readWholeNumber } from '../../platform/whole-number.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { InlineNumber, InlineSelect } from '../../ui/inline-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useFormatAmount } from '../amounts/use-amount.ts';
import styles from './sprint.module.css';
import { closePauses, type Sprint, saveSprint } from './sprint.ts';
import { timerText } from './timer-text.ts';
import { finishWritingSession } from './writing-sessions-api.ts';

type FinishFormProps = { sprint: Sprint; endedAt: number; onBack: () => void };
type SprintMeasure = 'word' | 'character';

/** Ends a sprint and shows its result. Typed words are already counted; a hand count becomes an entry. */
export function FinishForm({ sprint, endedAt, onBack }: FinishFormProps) {
  const t = useTranslations('sessions');
  const format = useFormatAmount();
  const messageId = useId();
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isTyped = sprint.counts === 'typed';
  const [amount, setAmount] = useState('');
  const [measure, setMeasure] = useState<SprintMeasure>('word');
  const [note, setNote] = useState('');
  const [excludesIdle, setExcludesIdle] = useState(isTyped);
  const sprintSpan = { from: sprint.startedAt, to: endedAt };
  const pauses = closePauses(sprint.pauses, endedAt);
  const excludedSpans = [...pauses, ...(excludesIdle ? sprint.idle : [])];
  const idleMs = activeMs(sprintSpan, pauses) - activeMs(sprintSpan, [...pauses, ...sprint.idle]);

  const showResult = ({ activeSeconds, amount, measure }: WritingSession) =>
    showToast({
      type: 'success',
      words: t('finished', {
        amount: format(amount ?? 0, measure),
        length: timerText(activeSeconds * 1_000),
      }),
    });

  const finish = async () => {
    const handCount = readWholeNumber(amount === '' ? '0' : amount);
    if (!isTyped && (handCount === undefined || Math.abs(handCount) > limits.amountMax)) {
      return setError(t('amountWrong', { max: limits.amountMax }));
    }
    const body = {
      endedAt: new Date(endedAt).toISOString(),
      away: excludedSpans.map(({ from, to }) => ({
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
      })),
      note: note.trim(),
      ...(isTyped ? {} : { amount: handCount ?? 0, measure }),
    };
    setPending(true);
    setError(null);
    try {
      const ended = await finishWritingSession(sprint, body);
      saveSprint(null);
      showResult(ended);
    } catch (failure) {
      setError(failureText(failure));
    } finally {
      setPending(false);
    }
  };

  return (
    <form
      className={styles.finish}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void finish();
      }}
    >
      <p className={styles.result}>
        {isTyped
          ? t.rich('resultTyped', {
              length: () => <bdi>{timerText(activeMs(sprintSpan, excludedSpans))}</bdi>,
            })
          : t.rich('resultHand', {
              length: () => <bdi>{timerText(activeMs(sprintSpan, excludedSpans))}</bdi>,
              amount: () => (
                <InlineNumber
                  label={t('amount')}
                  placeholder="0"
                  value={amount}
                  autoFocus
                  aria-describedby={messageId}
                  onChange={setAmount}
                />
              ),
              measure: () => (
                <InlineSelect
                  label={t('measure')}
                  value={measure}
                  options={(['word', 'character'] as const).map((value) => ({
                    value,
                    label: t(`unit.${value}`),
                  }))}
                  onChange={setMeasure}
                />
              ),
            })}
      </p>
      {idleMs >= 1_000 && (
        <Checkbox
          label={t('leaveOut', { minutes: Math.max(1, Math.round(idleMs / 60_000)) })}
          checked={excludesIdle}
          onChange={(event) => setExcludesIdle(event.target.checked)}
        />
      )}
      <TextField
        label={t('note')}
        value={note}
        maxLength={limits.noteMax}
        onChange={(event) => setNote(event.target.value)}
      />
      <p className={styles.actions}>
        <Button type="submit" variant="primary" loading={isPending}>
          {t('keep')}
        </Button>
        <TextButton quiet onClick={onBack}>
          {t('back')}
        </TextButton>
      </p>
      <p id={messageId} className={styles.error} role="alert">
        {error}
      </p>
    </form>
  );
}
