import type { WritingSession } from '@longhand/contract/goals-sessions';
import { limits } from '@longhand/contract/limits';
import { activeMs } from '@longhand/goals/session';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { closePauses, type Sprint, saveSprint } from '../../platform/sprint.ts';
import { showToast } from '../../platform/toasts.ts';
import { readWholeNumber } from '../../platform/whole-number.ts';
import { finishWritingSession } from '../../platform/writing-sessions-api.ts';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { InkNumber, InkSelect } from '../ink-field.tsx';
import { LineField } from '../line-field.tsx';
import { useAmount } from '../progress/use-amount.ts';
import { TextButton } from '../text-link.tsx';
import { useAttempt } from '../use-attempt.ts';
import { clockText } from './clock-text.ts';
import styles from './sprint.module.css';

type FinishFormProps = { sprint: Sprint; endedAt: number; onBack: () => void };
type Measure = 'word' | 'character';

/** What a sprint came to. Typed words are counted already; by hand it becomes an entry of the day. */
export function FinishForm({ sprint, endedAt, onBack }: FinishFormProps) {
  const t = useTranslations('sessions');
  const format = useAmount();
  const messageId = useId();
  const attempt = useAttempt();
  const isTyped = sprint.counts === 'typed';
  const [amount, setAmount] = useState('');
  const [measure, setMeasure] = useState<Measure>('word');
  const [note, setNote] = useState('');
  const [leavesOut, setLeavesOut] = useState(isTyped);
  const whole = { from: sprint.startedAt, to: endedAt };
  const pauses = closePauses(sprint.pauses, endedAt);
  const away = [...pauses, ...(leavesOut ? sprint.idle : [])];
  const idleMs = activeMs(whole, pauses) - activeMs(whole, [...pauses, ...sprint.idle]);

  const tell = ({ activeSeconds, amount, measure }: WritingSession) =>
    showToast({
      type: 'success',
      words: t('finished', {
        amount: format(amount ?? 0, measure),
        length: clockText(activeSeconds * 1_000),
      }),
    });

  const finish = async () => {
    const written = readWholeNumber(amount === '' ? '0' : amount);
    if (!isTyped && (written === undefined || Math.abs(written) > limits.amountMax)) {
      return attempt.setError(t('amountWrong', { max: limits.amountMax }));
    }
    const body = {
      endedAt: new Date(endedAt).toISOString(),
      away: away.map(({ from, to }) => ({
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
      })),
      note: note.trim(),
      ...(isTyped ? {} : { amount: written ?? 0, measure }),
    };
    const ended = await attempt.run(() => finishWritingSession(sprint, body));
    if (ended === undefined) return;
    saveSprint(null);
    tell(ended);
  };

  return (
    <form
      className={styles.finish}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!attempt.isPending) void finish();
      }}
    >
      <p className={styles.result}>
        {isTyped
          ? t.rich('resultTyped', {
              length: () => <bdi>{clockText(activeMs(whole, away))}</bdi>,
            })
          : t.rich('resultHand', {
              length: () => <bdi>{clockText(activeMs(whole, away))}</bdi>,
              amount: () => (
                <InkNumber
                  label={t('amount')}
                  placeholder="0"
                  value={amount}
                  autoFocus
                  aria-describedby={messageId}
                  onChange={setAmount}
                />
              ),
              measure: () => (
                <InkSelect
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
          checked={leavesOut}
          onChange={(event) => setLeavesOut(event.target.checked)}
        />
      )}
      <LineField
        label={t('note')}
        value={note}
        maxLength={limits.noteMax}
        onChange={(event) => setNote(event.target.value)}
      />
      <p className={styles.actions}>
        <Button type="submit" variant="primary" loading={attempt.isPending}>
          {t('keep')}
        </Button>
        <TextButton quiet onClick={onBack}>
          {t('back')}
        </TextButton>
      </p>
      <p id={messageId} className={styles.error} role="alert">
        {attempt.error}
      </p>
    </form>
  );
}
