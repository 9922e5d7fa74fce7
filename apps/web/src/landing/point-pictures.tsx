import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './point-pictures.module.css';

export const points = ['evidence', 'finish', 'book'] as const;

/** An illustration for each point. */
export function PointPicture({ point }: { point: (typeof points)[number] }) {
  if (point === 'evidence') return <AdverbExcerpt />;
  if (point === 'finish') return <FinishChart />;

  return <LengthExample />;
}

/** A sentence with a finding that is made in every language. */
function AdverbExcerpt() {
  const t = useTranslations('landing.points.evidence');
  const mark = (words: ReactNode) => <mark className={styles.adverb}>{words}</mark>;

  return <p className={styles.excerpt}>{t.rich('excerpt', { mark })}</p>;
}

/** A goal over about a year: planned amount dashed, written amount solid. */
function FinishChart() {
  const t = useTranslations('landing.points.finish');

  return (
    <div className={styles.finish}>
      <span className={styles.par}>{t('par')}</span>
      <svg
        viewBox="0 0 342 106"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.plot}
      >
        <path className={styles.axis} d="M0 105.5H342" />
        <path className={styles.planned} d="M0 105 308 4" />
        <path
          className={styles.written}
          d="M0 105 14 99 25 97 38 91 52 90 66 85 80 84 92 79 104 77 118 70 131 69 146 63 158 61 172 57 184 55 198 48 214 46 226 41 240 36 252 34 264 27 276 19"
        />
      </svg>
    </div>
  );
}

function LengthExample() {
  const t = useTranslations('landing.points.book');
  const format = useFormatter();

  return (
    <p className={styles.length}>
      <b>{format.number(100_000)}</b> {t('live')}
    </p>
  );
}
