import type { FindingCategory } from '@longhand/analysis';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import type { Desk } from '../desk/desk.ts';
import type { Look } from '../desk/look.ts';
import { filterChanged } from '../editor/findings-field.ts';
import { rateDigits } from '../reading/rate.ts';
import { CategoryName } from './category-name.tsx';
import { Lane } from './lane.tsx';
import styles from './panel.module.css';
import type { Tally } from './tally.ts';

type FindingsListProps = { desk: Desk; look: Look | null; sums: Tally | null };

/** Each kind of finding with its count and where it falls. A press marks only that kind in the text. */
export function FindingsList({ desk, look, sums }: FindingsListProps) {
  const t = useTranslations('writing-lab.findings');
  const format = useFormatter();
  const rate = (value: number | null) =>
    value === null ? '–' : format.number(value, { maximumFractionDigits: rateDigits(value) });
  const only = look?.only ?? null;
  const filter = (category: FindingCategory | null) =>
    desk.view.get()?.dispatch({ effects: filterChanged.of(category) });
  const isFilteredApart = sums?.others.some(({ category }) => category === only) ?? false;
  const [isAsked, setMore] = useState(false);
  const isMore = isAsked || isFilteredApart;
  const hasWords = (look?.analysis.counts.words ?? 0) > 0;

  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('title')}</h2>
        {sums && hasWords && (
          <span className={styles.sum}>
            {sums.perThousand === null
              ? format.number(sums.total)
              : t('total', { count: sums.total, rate: rate(sums.perThousand) })}
          </span>
        )}
      </header>
      {sums && sums.total > 0 ? (
        <>
          <ul className={styles.counts}>
            {[...sums.categories, ...(isMore ? sums.others : [])].map(
              ({ category, count, perThousand, marks }) => (
                <li key={category}>
                  <button
                    type="button"
                    className={styles.count}
                    aria-pressed={only === category}
                    onClick={() => filter(only === category ? null : category)}
                  >
                    <span>
                      <CategoryName category={category} />
                    </span>{' '}
                    <Lane marks={marks} />
                    <span className={styles.number}>{format.number(count)}</span>{' '}
                    <span className={styles.rate}>{rate(perThousand)}</span>
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
          {sums.others.length > 0 && (
            <p className={styles.actions}>
              <TextButton quiet aria-expanded={isMore} onClick={() => setMore(!isMore)}>
                {t('moreKinds', { kinds: sums.others.length })}
              </TextButton>
            </p>
          )}
        </>
      ) : (
        <p className={styles.quiet}>{hasWords ? t('none') : t('empty')}</p>
      )}
      {only !== null && (
        <p className={styles.actions}>
          <TextButton onClick={() => filter(null)}>{t('showAll')}</TextButton>
        </p>
      )}
    </>
  );
}
