import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../../platform/clock.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useLab } from '../lab.ts';
import type { Desk } from './desk.ts';
import styles from './save-dialog.module.css';

/** Pasted words, and whether the writer wants them counted toward today. */
export function usePastedWords(desk: Desk) {
  const lab = useLab();
  const [pastedSince] = useState(desk.pasted.get());
  /** Some of what was pasted may be deleted again, and pasting twice in one place counts twice. */
  const [amount] = useState(() => Math.min(pastedSince, desk.snapshot().figures.words));
  const [counts, setCounts] = useState(false);

  return {
    amount,
    counts,
    setCounts,

    /** Counts them if they are wanted; they are not asked about again. */
    async settle() {
      if (counts) {
        const at = new Date(nowMs());
        await lab
          .queue({
            clientId: lab.newId(),
            source: 'sample',
            amount,
            entryOn: lab.dayOf(at),
            occurredAt: at.toISOString(),
          })
          .catch(() => undefined); // neither disk nor network: the notices tell both
      }
      desk.pasted.set(Math.max(0, desk.pasted.get() - pastedSince));
      desk.keeper.touch();
      void lab.sendWords(desk.typing.clientId);
    },
  };
}

export function CountPasted({ pasted }: { pasted: ReturnType<typeof usePastedWords> }) {
  const t = useTranslations('writing-lab.save');
  if (pasted.amount === 0) return null;

  return (
    <div>
      <Checkbox
        label={t('count', { count: pasted.amount })}
        checked={pasted.counts}
        onChange={(event) => pasted.setCounts(event.target.checked)}
      />
      <p className={styles.hint}>{t('countHint')}</p>
    </div>
  );
}
