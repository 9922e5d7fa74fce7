import type { LanguageCode, MeasureName } from '@longhand/analysis';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../platform/store.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import type { AnalysisSnapshot } from '../../document/analysis-snapshot.ts';
import type { Desk } from '../../document/desk.ts';
import styles from '../../findings/panel.module.css';
import type { CorpusText } from '../../metrics/corpus/corpus.ts';
import { minTexts } from '../../metrics/corpus/quartiles.ts';
import { type LazyCorpus, useLazyCorpus } from '../../metrics/corpus/use-lazy-corpus.ts';
import { usePublishedRanges } from '../../metrics/corpus/use-published-ranges.ts';
import { PublishedNote } from '../../metrics/evidence/published-range.tsx';
import { Score } from './score.tsx';

const MoreScores = lazyComponent(() => import('./more-scores.tsx'));

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

/** A note on the range lines, or on the data they still need. */
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
