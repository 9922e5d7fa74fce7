import type {
  LanguageCode,
  MeasureName,
  MeasureResult,
  PlaceInParagraph,
} from '@longhand/analysis';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { TextButton } from '../../ui/text-link.tsx';
import type { OwnText } from '../corpus/corpus.ts';
import { fewestTexts, knownValues, type Spread, spreadOf } from '../corpus/spread.ts';
import { type LaterCorpus, useLaterCorpus } from '../corpus/use-later-corpus.ts';
import type { Desk } from '../desk/desk.ts';
import type { Look } from '../desk/look.ts';
import { RangeLine } from '../evidence/range-line.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { useMeasureFormat } from './measure-format.ts';
import styles from './panel.module.css';

type Measured = MeasureResult<PlaceInParagraph>;

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

function foremostIn(language: LanguageCode): readonly MeasureName[] {
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
export function Scores({ desk, look, isMore, onMore }: ScoresProps) {
  const t = useTranslations('writing-lab.scores');
  const { measures, counts, language } = look.analysis;
  const corpus = useLaterCorpus();
  const home = useStore(desk.saving.home);
  const own = useMemo(
    () =>
      corpus.texts.filter(({ id, reading }) => id !== home?.id && reading.language === language),
    [corpus.texts, home?.id, language],
  );
  const foremost = foremostIn(language);
  const first = foremost.flatMap((name) => measures.filter((measure) => measure.name === name));
  const others = measures
    .filter(({ name }) => !foremost.includes(name))
    .toSorted((one, other) => Number(one.value === null) - Number(other.value === null));
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
        {[...first, ...(isMore ? others : [])].map((measure) => (
          <li key={measure.name}>
            <Score desk={desk} look={look} measure={measure} own={own} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <TextButton quiet aria-expanded={isMore} onClick={() => onMore(!isMore)}>
          {t('more')}
        </TextButton>
      )}
      <OwnTextsNote corpus={corpus} count={own.length} />
    </>
  );
}

/** What the range lines show, or what is missing for them. */
function OwnTextsNote({ corpus, count }: { corpus: LaterCorpus; count: number }) {
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

/** What a measure is called: reading ease in every language so, with its formula for a unit. */
function useMeasureWords(measure: MeasureName): { name: string; unit: string } {
  const t = useTranslations('writing-lab.scores');

  return easeFormulas.includes(measure)
    ? { name: t('name.flesch-reading-ease'), unit: t(`name.${measure}`) }
    : { name: t(`name.${measure}`), unit: t(`unit.${measure}`) };
}

/** Those that tell ease, as Flesch's does; higher is easier. */
const easeFormulas: readonly MeasureName[] = ['szigriszt-pazos', 'kandel-moles', 'amstad', 'osman'];

type ScoreProps = { desk: Desk; look: Look; measure: Measured; own: readonly OwnText[] };

function Score({ desk, look, measure, own }: ScoreProps) {
  const t = useTranslations('writing-lab.scores');
  const spread = useMemo(() => spreadIn(own, measure.name), [own, measure.name]);
  const { name, unit } = useMeasureWords(measure.name);
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
        <span className={styles.name}>{name}</span> <span className={styles.unit}>{unit}</span>{' '}
        <span className={styles.chevron} aria-hidden="true" />
        <span className={styles.value}>{format(measure.name, measure.value)}</span>
      </button>
      {spread && <RangeLine value={measure.value} spread={spread} />}
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
        {isOpen && <EvidenceList desk={desk} look={look} evidence={measure.evidence} />}
      </div>
    </div>
  );
}

function spreadIn(own: readonly OwnText[], measure: MeasureName): Spread | null {
  return spreadOf(knownValues(own.map(({ reading }) => reading.figures[measure])));
}

function Absent({ measure }: { measure: Extract<Measured, { value: null }> }) {
  const t = useTranslations('writing-lab.scores');
  const { name } = useMeasureWords(measure.name);
  const { absent } = measure;

  return (
    <div className={styles.absent}>
      <span>{name}</span>{' '}
      <span role="img" aria-label={t('absentValue')}>
        –
      </span>{' '}
      <small>
        {absent.code === 'too-short'
          ? t(`absent.${absent.unit}`, { needs: absent.needs, has: absent.has })
          : t(`absent.${absent.code}`)}
      </small>
    </div>
  );
}
