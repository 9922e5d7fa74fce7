import type { FindingCategory } from '@longhand/analysis';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/text-link.tsx';
import type { FindingCounts } from '../../analysis/findings/count-findings.ts';
import { rateFractionDigits } from '../../analysis/findings/finding-rate.ts';
import type { AnalysisSnapshot } from '../../document/analysis-snapshot.ts';
import type { Desk } from '../../document/desk.ts';
import { filterChanged } from '../../editor/findings/findings-field.ts';
import { CategoryName } from '../category-name.tsx';
import styles from '../panel.module.css';
import { FindingLane } from './finding-lane.tsx';

type FindingsListProps = {
  desk: Desk;
  snapshot: AnalysisSnapshot | null;
  counts: FindingCounts | null;
};

/** Each category with its count and distribution. Pressing one filters the marks in the text. */
export function FindingsList({ desk, snapshot, counts }: FindingsListProps) {
  const t = useTranslations('writing-lab.findings');
  const format = useFormatter();
  const formatRate = (value: number | null) =>
    value === null
      ? '–'
      : format.number(value, { maximumFractionDigits: rateFractionDigits(value) });
  const activeCategory = snapshot?.only ?? null;
  const filter = (category: FindingCategory | null) =>
    desk.view.get()?.dispatch({ effects: filterChanged.of(category) });
  const isFilterInOthers =
    counts?.others.some(({ category }) => category === activeCategory) ?? false;
  const [isExpandedByUser, setExpanded] = useState(false);
  const isExpanded = isExpandedByUser || isFilterInOthers;
  const isPending = desk.doc().length > 0 && snapshot?.duration == null;
  const hasWords = (snapshot?.analysis.counts.words ?? 0) > 0;

  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('title')}</h2>
        {counts && hasWords && (
          <span className={styles.sum}>
            {counts.perThousand === null
              ? format.number(counts.total)
              : t('total', { count: counts.total, rate: formatRate(counts.perThousand) })}
          </span>
        )}
      </header>
      {counts && counts.total > 0 ? (
        <>
          <ul className={styles.counts}>
            {[...counts.categories, ...(isExpanded ? counts.others : [])].map(
              ({ category, count, perThousand, marks }) => (
                <li key={category}>
                  <button
                    type="button"
                    className={styles.count}
                    aria-pressed={activeCategory === category}
                    onClick={() => filter(activeCategory === category ? null : category)}
                  >
                    <span>
                      <CategoryName category={category} />
                    </span>{' '}
                    <FindingLane marks={marks} />
                    <span className={styles.number}>{format.number(count)}</span>{' '}
                    <span className={styles.rate}>{formatRate(perThousand)}</span>
                  </button>
                </li>
              ),
            )}
          </ul>
          <p className={styles.ends} aria-hidden="true">
            <span>
              <small>{t('start')}</small>
              <small>{t('end')}</small>
            </span>
          </p>
          {counts.others.length > 0 && (
            <p className={styles.actions}>
              <TextButton quiet aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
                {t('moreKinds', { kinds: counts.others.length })}
              </TextButton>
            </p>
          )}
        </>
      ) : (
        !isPending && <p className={styles.quiet}>{hasWords ? t('none') : t('empty')}</p>
      )}
      {activeCategory !== null && (
        <p className={styles.actions}>
          <TextButton onClick={() => filter(null)}>{t('showAll')}</TextButton>
        </p>
      )}
    </>
  );
}
