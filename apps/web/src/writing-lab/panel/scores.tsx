import type {
  Absence,
  LanguageCode,
  MeasureName,
  MeasureResult,
  PlaceInParagraph,
} from '@longhand/analysis';
import type { PublishedRanges } from '@longhand/analysis/measures/published-ranges';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { later } from '../../ui/later.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import type { CorpusText } from '../corpus/corpus.ts';
import { definedValues, minTexts, type Quartiles, quartilesOf } from '../corpus/quartiles.ts';
import { type LazyCorpus, useLazyCorpus } from '../corpus/use-lazy-corpus.ts';
import { usePublishedRanges } from '../corpus/use-published-ranges.ts';
import type { AnalysisSnapshot } from '../desk/analysis-snapshot.ts';
import type { Desk } from '../desk/desk.ts';
import {
  findPublishedRange,
  PublishedNote,
  PublishedRangeText,
} from '../evidence/published-range.tsx';
import { RangeLine } from '../evidence/range-line.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { useMeasureFormat } from './measure-format.ts';
import styles from './panel.module.css';

export type ScoreResult = MeasureResult<PlaceInParagraph>;

const MoreScores = later(() => import('./more-scores.tsx'));

/** The reading-ease formula published for each language. */
const easeMeasures: Readonly<Record<LanguageCode, MeasureName>> = {
  en: 'flesch-reading-ease',
  es: 'szigriszt-pazos',
  fr: 'kandel-moles',
  de: 'amstad',
  ar: 'osman',
  zh: 'xu-wei',
  und: 'lix',
};

export function primaryMeasures(language: LanguageCode): readonly MeasureName[] {
  return [
    'mean-sentence-length',
    'sentence-length-deviation',
    'dialogue-share',
    easeMeasures[language],
    'mattr',
  ];
}

type ScoresProps = {
  desk: Desk;
  snapshot: AnalysisSnapshot;
  isMore: boolean;
  onMore: (isMore: boolean) => void;
};

/**
 * The measures of the text beside those of the user's other texts in its language. Each opens to its evidence; an unavailable one gives its
 * reason.
 */
export default function Scores({ desk, snapshot, isMore, onMore }: ScoresProps) {
  const t = useTranslations('writing-lab.scores');
  const { measures, counts, language } = snapshot.analysis;
  const corpus = useLazyCorpus();
  const home = useStore(desk.saving.home);
  const own = useMemo(
    () => selectOwnTexts(corpus.texts, { language, without: home?.id }),
    [corpus.texts, home?.id, language],
  );
  const { kind } = useStore(desk.meta);
  const published = usePublishedRanges({ language, kind: kind });
  const primary = primaryMeasures(language);
  const primaryScores = primary.flatMap((name) =>
    measures.filter((measure) => measure.name === name),
  );
  const others = measures.filter(({ name }) => !primary.includes(name));
  if (counts.words === 0) return null;

  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('title')}</h2>
        {own.length >= minTexts && (
          <p className={styles.sum}>{t('against', { count: own.length })}</p>
        )}
      </header>
      <ul>
        {primaryScores.map((measure) => (
          <li key={measure.name}>
            <Score
              desk={desk}
              snapshot={snapshot}
              measure={measure}
              own={own}
              published={published}
            />
          </li>
        ))}
      </ul>
      {isMore && (
        <MoreScores
          measures={others}
          desk={desk}
          snapshot={snapshot}
          own={own}
          published={published}
          onFailure={() => onMore(false)}
        />
      )}
      <TextButton quiet aria-expanded={isMore} onClick={() => onMore(!isMore)}>
        {t('more')}
      </TextButton>
      <OwnTextsNote corpus={corpus} count={own.length} />
      <PublishedNote ranges={published} />
    </>
  );
}

/** The user's own texts in a language, without the open one. */
export function selectOwnTexts(
  texts: readonly CorpusText[],
  { language, without }: { language: LanguageCode; without: string | undefined },
): readonly CorpusText[] {
  return texts.filter(({ id, reading }) => id !== without && reading.language === language);
}

/** A note on the range lines, or on what they still need. */
export function OwnTextsNote({ corpus, count }: { corpus: LazyCorpus; count: number }) {
  const t = useTranslations();
  const { isAnalyzing, failure, serverFailure, refresh } = corpus;
  if (count >= minTexts) return <p className={styles.shaded}>{t('writing-lab.scores.shaded')}</p>;
  if (isAnalyzing) return <p className={styles.shaded}>{t('writing-lab.scores.reading')}</p>;
  if ((failure ?? serverFailure) !== null) {
    return (
      <p className={styles.shaded}>
        {t('writing-lab.scores.ownFailed')}{' '}
        <TextButton onClick={refresh}>{t('ui.tryAgain')}</TextButton>
      </p>
    );
  }

  return (
    <p className={styles.shaded}>
      {t('writing-lab.scores.few', { missing: minTexts - count, count })}
    </p>
  );
}

export type MeasureLabels = {
  nameOf: (measure: MeasureName) => string;
  unitOf: (measure: MeasureName) => string;
  /** Why a measure has no value. */
  why: (absent: Absence) => string;
};

/** The labels of measures. Every language's reading-ease formula is called reading ease, with the formula as its unit. */
export function useMeasureLabels(): MeasureLabels {
  const t = useTranslations('writing-lab.scores');
  const isEase = (measure: MeasureName) => easeFormulas.includes(measure);

  return {
    nameOf: (measure) => t(`name.${isEase(measure) ? 'flesch-reading-ease' : measure}`),
    unitOf: (measure) => (isEase(measure) ? t(`name.${measure}`) : t(`unit.${measure}`)),
    why: (absent) =>
      absent.code === 'too-short'
        ? t(`absent.${absent.unit}`, { needs: absent.needs, has: absent.has })
        : t(`absent.${absent.code}`),
  };
}

/** Formulas on the same scale direction as Flesch reading ease: higher is easier. */
const easeFormulas: readonly MeasureName[] = ['szigriszt-pazos', 'kandel-moles', 'amstad', 'osman'];

export type ScoreContext = {
  desk: Desk;
  snapshot: AnalysisSnapshot;
  own: readonly CorpusText[];
  published: PublishedRanges | null;
};

export function Score(props: ScoreContext & { measure: ScoreResult }) {
  const { desk, snapshot, measure, own, published } = props;
  const t = useTranslations('writing-lab.scores');
  const spread = useMemo(() => measureQuartiles(own, measure.name), [own, measure.name]);
  const range = findPublishedRange(published, measure.name);
  const { nameOf, unitOf } = useMeasureLabels();
  const format = useMeasureFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (measure.value === null) return <AbsentScore measure={measure} />;

  return (
    <div className={styles.score}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.name}>{nameOf(measure.name)}</span>{' '}
        <span className={styles.unit}>{unitOf(measure.name)}</span>{' '}
        <span className={styles.chevron} aria-hidden="true" />
        <span className={styles.value}>{format(measure.name, measure.value)}</span>
      </button>
      {(spread ?? range) && (
        <RangeLine value={measure.value} quartiles={spread} published={range} />
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && spread && (
          <p className={styles.quiet}>
            {t('usual', {
              low: format(measure.name, spread.low),
              high: format(measure.name, spread.high),
              count: spread.count,
            })}
          </p>
        )}
        {isOpen && (
          <PublishedRangeText
            ranges={published}
            name={measure.name}
            write={(value) => format(measure.name, value)}
            hasPeriods
          />
        )}
        {isOpen && <EvidenceList desk={desk} snapshot={snapshot} evidence={measure.evidence} />}
      </div>
    </div>
  );
}

export function measureQuartiles(
  own: readonly CorpusText[],
  measure: MeasureName,
): Quartiles | null {
  return quartilesOf(definedValues(own.map(({ reading }) => reading.figures[measure])));
}

function AbsentScore({ measure }: { measure: Extract<ScoreResult, { value: null }> }) {
  const t = useTranslations('writing-lab.scores');
  const { nameOf, why } = useMeasureLabels();

  return (
    <div className={styles.absent}>
      <span>{nameOf(measure.name)}</span>{' '}
      <span role="img" aria-label={t('absentValue')}>
        –
      </span>{' '}
      <small>{why(measure.absent)}</small>
    </div>
  );
}
