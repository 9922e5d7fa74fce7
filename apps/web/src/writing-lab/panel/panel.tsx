import type { FindingCategory } from '@longhand/analysis';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { later } from '../../ui/later.tsx';
import type { Desk } from '../desk/desk.ts';
import { CheckersLine } from '../proofreading/checkers-line.tsx';
import { FindingsList } from './findings-list.tsx';
import { InOrder } from './in-order.tsx';
import styles from './panel.module.css';
import { type Tally, tally } from './tally.ts';

const Scores = later(() => import('./scores.tsx'));
const IgnoredPart = later(() => import('./ignored-part.tsx'), { quiet: true });

/** What stands beside the text: the findings by kind, those put aside, the scores, the findings in order. */
export function Panel({ desk, onIgnored }: { desk: Desk; onIgnored: () => void }) {
  const t = useTranslations('writing-lab');
  const look = useStore(desk.look);
  const sums = useMemo(() => look && tally(look.analysis, look.ignored), [look]);
  const { server } = useStore(desk.checkers.states);
  const [isMore, setMore] = useState(false);

  useEffect(() => Scores.prepare(), []); // the analysis takes longer

  return (
    <>
      <section className={styles.part}>
        <FindingsList desk={desk} look={look} sums={sums} />
        {look && (
          <IgnoredPart desk={desk} look={look} count={sums?.ignored ?? 0} onChange={onIgnored} />
        )}
        <CheckersLine desk={desk} />
      </section>
      {look && (
        <section className={styles.part}>
          <Scores desk={desk} look={look} isMore={isMore} onMore={setMore} />
        </section>
      )}
      {look && sums && sums.total > 0 && (
        <section className={styles.part}>
          <InOrder desk={desk} look={look} total={shownOf(sums, look.only)} />
        </section>
      )}
      <p className={styles.foot}>
        {look?.took == null
          ? t('foot.waiting')
          : t(server === 'idle' ? 'foot.analyzed' : 'foot.withServer', {
              of: look.took.of,
              milliseconds: Math.max(1, Math.round(look.took.milliseconds)),
            })}
      </p>
    </>
  );
}

function shownOf({ total, categories, others }: Tally, only: FindingCategory | null): number {
  if (only === null) return total;

  return [...categories, ...others].find(({ category }) => category === only)?.count ?? 0;
}
