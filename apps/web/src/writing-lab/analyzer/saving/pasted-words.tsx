import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../../../platform/clock.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { Desk } from '../../document/desk.ts';
import { useLab } from '../../storage/lab.ts';
import styles from './save-dialog.module.css';

/** The number of pasted words and whether the user counts them toward today. */
export function usePastedWords(desk: Desk) {
  const lab = useLab();
  const [pastedCount] = useState(desk.pasted.get());
  /** Some pasted words may have been deleted since, and pasting twice in one place counts twice. */
  const [amount] = useState(() => Math.min(pastedCount, desk.snapshot().figures.words));
  const [isCounted, setCounts] = useState(false);

  return {
    amount,
    isCounted,
    setCounts,

    /** Records the words if chosen, and clears the count. */
    async recordPasted() {
      if (isCounted) {
        const at = new Date(nowMs());
        await lab
          .queue({
            clientId: lab.newId(),
            source: 'sample',
            amount,
            entryOn: lab.dayOf(at),
            occurredAt: at.toISOString(),
          })
          .catch(() => undefined); // without storage and network: the notices report both
      }
      desk.pasted.set(Math.max(0, desk.pasted.get() - pastedCount));
      desk.keeper.touch();
      void lab.sendWords(desk.typing.clientId);
    },
  };
}

export function PastedWordsField({ pasted }: { pasted: ReturnType<typeof usePastedWords> }) {
  const t = useTranslations('writing-lab.save');
  if (pasted.amount === 0) return null;

  return (
    <div>
      <Checkbox
        label={t('count', { count: pasted.amount })}
        checked={pasted.isCounted}
        onChange={(event) => pasted.setCounts(event.target.checked)}
      />
      <p className={styles.hint}>{t('countHint')}</p>
    </div>
  );
}
