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
import type { OwnText } from '../corpus/corpus.ts';
import { fewestTexts, knownValues, type Spread, spreadOf } from '../corpus/spread.ts';
import { type LaterCorpus, useLaterCorpus } from '../corpus/use-later-corpus.ts';
import { usePublishedRanges } from '../corpus/use-published-ranges.ts';
import type { Desk } from '../desk/desk.ts';
import type { Look } from '../desk/look.ts';
import { PublishedNote, PublishedRangeWords, rangeIn } from '../evidence/published-words.tsx';
import { RangeLine } from '../evidence/range-line.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { useMeasureFormat } from './measure-format.ts';
import styles from './panel.module.css';

export type Measured = MeasureResult<PlaceInParagraph>;

const MoreScores = later(() => import('./more-scores.tsx'));

/** How easily a text reads, by the formula that was published for its language. */
const easeIn: Readonly<Record<LanguageCode, MeasureName>> = {
  en: 'flesch-reading-ease',
  es: 'szigriszt-pazos',
  fr: 'kandel-moles',
  de: 'amstad',
  ar: 'osman',
  zh: 'xu-wei',
  und: 'lix',
};

export function foremostIn(language: LanguageCode): readonly MeasureName[] {
  return [
    'mean-sentence-length',
    'sentence-length-deviation',
    'dialogue-share',
    easeIn[language],
    'mattr',
  ];
}

type ScoresProps = { desk: Desk; look: Look; isMore: boolean; onMore: (isMore: boolean) => void };

/** The measures of the text, beside those of the writer's own texts in its language. Each opens into the places that made it; one that does not hold says why. */
export default function Scores({ desk, look, isMore, onMore }: ScoresProps) {
  const t = useTranslations('writing-lab.scores');
  const { measures, counts, language } = look.analysis;
  const corpus = useLaterCorpus();
  const home = useStore(desk.saving.home);
  const own = useMemo(
    () => ownTextsIn(corpus.texts, { language, without: home?.id }),
    [corpus.texts, home?.id, language],
  );
  const { kind } = useStore(desk.meta);
  const published = usePublishedRanges({ language, kind: kind });
  const foremost = foremostIn(language);
  const first = foremost.flatMap((name) => measures.filter((measure) => measure.name === name));
  const others = measures.filter(({ name }) => !foremost.includes(name));
  if (counts.words === 0) return null;

  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('title')}</h2>
        {own.length >= fewestTexts && (
          <p className={styles.sum}>{t('against', { count: own.length })}</p>
        )}
      </header>
      <ul>
        {first.map((measure) => (
          <li key={measure.name}>
            <Score desk={desk} look={look} measure={measure} own={own} published={published} />
          </li>
        ))}
      </ul>
      {isMore && (
        <MoreScores
          measures={others}
          desk={desk}
          look={look}
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

/** The writer's own texts in a language, but for the one that is looked at. */
export function ownTextsIn(
  texts: readonly OwnText[],
  { language, without }: { language: LanguageCode; without: string | undefined },
): readonly OwnText[] {
  return texts.filter(({ id, reading }) => id !== without && reading.language === language);
}

/** What the range lines show, or what is missing for them. */
export function OwnTextsNote({ corpus, count }: { corpus: LaterCorpus; count: number }) {
  const t = useTranslations();
  const { isReading, failure, serverFailure, refresh } = corpus;
  if (count >= fewestTexts)
    return <p className={styles.shaded}>{t('writing-lab.scores.shaded')}</p>;
  if (isReading) return <p className={styles.shaded}>{t('writing-lab.scores.reading')}</p>;
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
      {t('writing-lab.scores.few', { missing: fewestTexts - count, count })}
    </p>
  );
}

export type MeasureWords = {
  nameOf: (measure: MeasureName) => string;
  unitOf: (measure: MeasureName) => string;
  /** Why a measure does not hold. */
  why: (absent: Absence) => string;
};

/** What measures are called: reading ease in every language so, with its formula for a unit. */
export function useMeasureWords(): MeasureWords {
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

/** Those that tell ease, as Flesch's does; higher is easier. */
const easeFormulas: readonly MeasureName[] = ['szigriszt-pazos', 'kandel-moles', 'amstad', 'osman'];

export type ScoreContext = {
  desk: Desk;
  look: Look;
  own: readonly OwnText[];
  published: PublishedRanges | null;
};

export function Score(props: ScoreContext & { measure: Measured }) {
  const { desk, look, measure, own, published } = props;
  const t = useTranslations('writing-lab.scores');
  const spread = useMemo(() => spreadIn(own, measure.name), [own, measure.name]);
  const range = rangeIn(published, measure.name);
  const { nameOf, unitOf } = useMeasureWords();
  const format = useMeasureFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (measure.value === null) return <Absent measure={measure} />;

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
      {(spread ?? range) && <RangeLine value={measure.value} spread={spread} published={range} />}
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
          <PublishedRangeWords
            ranges={published}
            name={measure.name}
            write={(value) => format(measure.name, value)}
            isWhole
          />
        )}
        {isOpen && <EvidenceList desk={desk} look={look} evidence={measure.evidence} />}
      </div>
    </div>
  );
}

export function spreadIn(own: readonly OwnText[], measure: MeasureName): Spread | null {
  return spreadOf(knownValues(own.map(({ reading }) => reading.figures[measure])));
}

function Absent({ measure }: { measure: Extract<Measured, { value: null }> }) {
  const t = useTranslations('writing-lab.scores');
  const { nameOf, why } = useMeasureWords();

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
