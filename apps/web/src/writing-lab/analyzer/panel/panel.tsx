import type { FindingCategory } from '@longhand/analysis';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../platform/store.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { countFindings, type FindingCounts } from '../../analysis/findings/count-findings.ts';
import type { Desk } from '../../document/desk.ts';
import { FindingsList } from '../../findings/list/findings-list.tsx';
import { OrderedFindings } from '../../findings/list/ordered-findings.tsx';
import styles from '../../findings/panel.module.css';
import { CheckerStatus } from '../checkers/checker-status.tsx';

const Scores = lazyComponent(() => import('../../views/scores/scores.tsx'));
const IgnoredPart = lazyComponent(() => import('../../findings/list/ignored-part.tsx'), {
  quiet: true,
});

/** Findings by category, ignored findings, scores, and findings in text order. */
export function Panel({ desk, onIgnored }: { desk: Desk; onIgnored: () => void }) {
  const t = useTranslations('writing-lab');
  const snapshot = useStore(desk.analysisSnapshot);
  const counts = useMemo(
    () => snapshot && countFindings(snapshot.analysis, snapshot.ignored),
    [snapshot],
  );
  const { server } = useStore(desk.checkers.states);
  const [isMoreShown, setMoreShown] = useState(false);

  useEffect(() => Scores.preload(), []); // loads while the analysis runs

  return (
    <>
      <section className={styles.part}>
        <FindingsList desk={desk} snapshot={snapshot} counts={counts} />
        {snapshot && (
          <IgnoredPart
            desk={desk}
            snapshot={snapshot}
            count={counts?.ignored ?? 0}
            onChange={onIgnored}
          />
        )}
        <CheckerStatus desk={desk} />
      </section>
      {snapshot && (
        <section className={styles.part}>
          <Scores desk={desk} snapshot={snapshot} isMore={isMoreShown} onMore={setMoreShown} />
        </section>
      )}
      {snapshot && counts && counts.total > 0 && (
        <section className={styles.part}>
          <OrderedFindings desk={desk} look={snapshot} total={countShown(counts, snapshot.only)} />
        </section>
      )}
      <p className={styles.foot}>
        {snapshot?.duration == null
          ? t('foot.waiting')
          : t(server === 'idle' ? 'foot.analyzed' : 'foot.withServer', {
              of: snapshot.duration.of,
              milliseconds: Math.max(1, Math.round(snapshot.duration.milliseconds)),
            })}
      </p>
    </>
  );
}

function countShown(
  { total, categories, others }: FindingCounts,
  only: FindingCategory | null,
): number {
  if (only === null) return total;

  return [...categories, ...others].find(({ category }) => category === only)?.count ?? 0;
}
