import type { PublishedRange, PublishedRanges } from '@longhand/analysis/measures/published-ranges';
import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import styles from './published-range.module.css';

type PublishedRangeProps = {
  ranges: PublishedRanges | null;
  name: string;
  write: (value: number) => string;
  /** Also lists the periods. */
  hasPeriods?: boolean;
};

/** The range of a metric in published works: middle half, minimum and maximum, and number of works. */
export function PublishedRangeText({
  ranges,
  name,
  write,
  hasPeriods = false,
}: PublishedRangeProps) {
  const t = useTranslations('writing-lab.scores.published');
  const range = findPublishedRange(ranges, name);
  if (!ranges || !range) return null;
  const { least, low, high, most, count } = range;
  const periods = ranges.periods.flatMap(({ from, to, ranges: all }) => {
    const one = all[name];

    return one ? [{ from, to, one }] : [];
  });

  return (
    <>
      <p className={styles.quiet}>
        {t(`range.${ranges.form}`, {
          ...{ least: write(least), low: write(low), high: write(high), most: write(most) },
          count,
        })}
      </p>
      {hasPeriods && periods.length > 0 && (
        <ul className={styles.periods}>
          {periods.map(({ from, to, one }) => (
            <li key={from}>
              {t('period', {
                years: `${from}–${to}`,
                ...{ low: write(one.low), high: write(one.high), count: one.count },
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Explains the thin line and names the source of its data. */
export function PublishedNote({ ranges }: { ranges: PublishedRanges | null }) {
  const t = useTranslations('writing-lab.scores.published');
  if (!ranges) return null;
  const { form, works, from, to, source } = ranges;

  return (
    <p className={clsx(styles.quiet, styles.note)}>
      {t.rich(`note.${form}`, {
        count: works,
        years: `${from}–${to}`,
        source: () => (
          <bdi lang="en" dir="ltr">
            {source}
          </bdi>
        ),
      })}
    </p>
  );
}

export function findPublishedRange(
  ranges: PublishedRanges | null,
  name: string,
): PublishedRange | null {
  return ranges?.ranges[name] ?? null;
}
