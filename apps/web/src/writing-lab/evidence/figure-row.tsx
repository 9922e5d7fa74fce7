import type { Figure } from '@longhand/analysis/measures/figure';
import type { PublishedRanges } from '@longhand/analysis/measures/published-ranges';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Spread } from '../corpus/spread.ts';
import { useFigureWords } from '../reading/figure-words.ts';
import type { FigureName } from '../reading/reading.ts';
import styles from './figure-row.module.css';
import { PublishedRangeWords, rangeIn } from './published-words.tsx';
import { RangeLine } from './range-line.tsx';

type FigureRowProps = {
  name: FigureName;
  figure: Figure | undefined;
  spread: Spread | null;
  /** Whose the spread is; the writer's own without it. */
  spreadOf?: string | undefined;
  published?: PublishedRanges | null;
  /** Why the figure says little; it is shown more quietly then. */
  doubt?: string | undefined;
  /** What the figure was made from, built only when it is opened; without it nothing opens. */
  children?: (() => ReactNode) | undefined;
};

/** A figure against the writer's own texts; it opens into the words that made it. */
export function FigureRow(props: FigureRowProps) {
  const { name, figure, spread, spreadOf, published = null, doubt, children } = props;
  const t = useTranslations('lab');
  const { nameOf, unitOf, write, why } = useFigureWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (figure === undefined || figure.value === null) {
    return (
      <div className={styles.absent}>
        <p className={styles.head}>
          <span>{nameOf(name)}</span> <span aria-hidden="true">–</span>
        </p>
        <p className={styles.why}>{why(figure?.absent ?? { code: 'undefined' })}</p>
      </div>
    );
  }
  const { value } = figure;
  const range = rangeIn(published, name);
  const head = (
    <>
      <span className={styles.name}>
        {nameOf(name)} <small>{unitOf(name)}</small>
        {children && <span className={styles.chevron} aria-hidden="true" />}
      </span>{' '}
      <span className={styles.value}>{write(name, value)}</span>
    </>
  );

  return (
    <div
      className={styles.figure}
      data-open={isOpen || undefined}
      data-doubt={doubt !== undefined || undefined}
    >
      {children ? (
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {head}
        </button>
      ) : (
        <p className={styles.head}>{head}</p>
      )}
      {doubt !== undefined && <p className={styles.usual}>{doubt}</p>}
      {(spread ?? range) && <RangeLine value={value} spread={spread} published={range} />}
      {spread && (
        <p className={styles.usual}>
          {t(spreadOf === undefined ? 'usual' : 'usualOf', {
            name: spreadOf ?? '',
            low: write(name, spread.low),
            high: write(name, spread.high),
            count: spread.count,
          })}
        </p>
      )}
      <PublishedRangeWords
        ranges={published}
        name={name}
        write={(one) => write(name, one)}
        isWhole={isOpen}
      />
      {children && (
        <div id={id} className={styles.evidence} hidden={!isOpen}>
          {isOpen && children()}
        </div>
      )}
    </div>
  );
}
