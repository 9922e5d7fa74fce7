import { useFormatter, useTranslations } from 'use-intl';
import { useFigureWords } from '../reading/figure-words.ts';
import type { Change } from './changes.ts';
import styles from './progress.module.css';

/** Kinds of findings that became fewer or more, each with its figures and how clear it is. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations('lab');
  const format = useFormatter();
  const { write } = useFigureWords();
  const rate = (value: number) => write('find-all', value);

  return (
    <ul className={styles.changes}>
      {changes.map(({ category, before, now, counts, fewer }) => (
        <li key={category}>
          <b>{t(`figure.find-${category}.name`)}</b>{' '}
          {t('progress.change', {
            before: rate(before),
            now: rate(now),
            earlier: counts[0],
            later: counts[1],
            pairs: format.number(now < before ? fewer : 1 - fewer, {
              style: 'percent',
              maximumFractionDigits: 0,
            }),
          })}
        </li>
      ))}
    </ul>
  );
}
