import type { MeasureName } from '@longhand/analysis';
import type { PublishedRanges } from '@longhand/analysis/measures/published-ranges';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../platform/store.ts';
import type { AnalysisSnapshot } from '../../document/analysis-snapshot.ts';
import type { Desk } from '../../document/desk.ts';
import type { CorpusText } from '../../metrics/corpus/corpus.ts';
import { minTexts } from '../../metrics/corpus/quartiles.ts';
import { useLazyCorpus } from '../../metrics/corpus/use-lazy-corpus.ts';
import { usePublishedRanges } from '../../metrics/corpus/use-published-ranges.ts';
import { findPublishedRange, PublishedNote } from '../../metrics/evidence/published-range.tsx';
import { RangeLine } from '../../metrics/evidence/range-line.tsx';
import { useMeasureFormat } from '../../views/scores/measure-format.ts';
import { measureQuartiles, useMeasureLabels } from '../../views/scores/score.tsx';
import { OwnTextsNote, primaryMeasures, selectOwnTexts } from '../../views/scores/scores.tsx';
import styles from './report.module.css';

/**
 * The available measures of the text, each beside the interquartile range of published works and, if there are enough, of the user's other
 * texts.
 */
export function ScoresPart({ desk, snapshot }: { desk: Desk; snapshot: AnalysisSnapshot }) {
  const t = useTranslations('writing-lab.scores');
  const report = useTranslations('desk.report');
  const { measures, language } = snapshot.analysis;
  const corpus = useLazyCorpus();
  const home = useStore(desk.saving.home);
  const own = useMemo(
    () => selectOwnTexts(corpus.texts, { language, without: home?.id }),
    [corpus.texts, language, home?.id],
  );
  const { nameOf, unitOf } = useMeasureLabels();
  const format = useMeasureFormat();
  const { kind } = useStore(desk.meta);
  const published = usePublishedRanges({ language, kind });
  const hasOwn = own.length >= minTexts;
  const primary = primaryMeasures(language);
  const available = measures
    .flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))
    .toSorted((one, other) => primaryRank(primary, one.name) - primaryRank(primary, other.name));

  return (
    <section>
      <h2 className={styles.heading}>{t('title')}</h2>
      {available.length > 0 && (
        <table className={styles.scores}>
          <thead>
            <tr>
              <th scope="col">{report('measure')}</th>
              <th scope="col" className={styles.number}>
                {report('value')}
              </th>
              {hasOwn && (
                <th scope="col" colSpan={2}>
                  {report('usual')}
                </th>
              )}
              {published && (
                <th scope="col" colSpan={hasOwn ? 1 : 2}>
                  {report(`published.${published.form}`)}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {available.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">
                  {nameOf(name)} <small>{unitOf(name)}</small>
                </th>
                <td className={styles.number}>{format(name, value)}</td>
                {(hasOwn || published) && (
                  <RangeCells measure={name} value={value} own={own} published={published} />
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <OwnTextsNote corpus={corpus} count={own.length} />
      <PublishedNote ranges={published} />
    </section>
  );
}

type RangesProps = {
  measure: MeasureName;
  value: number;
  own: readonly CorpusText[];
  published: PublishedRanges | null;
};

/** The value within the range of the user's other texts and of published works. */
function RangeCells({ measure, value, own, published }: RangesProps) {
  const t = useTranslations('desk.report');
  const format = useMeasureFormat();
  const spread = measureQuartiles(own, measure);
  const range = findPublishedRange(published, measure);
  const formatRange = (of: { low: number; high: number } | null) =>
    of ? t('fromTo', { low: format(measure, of.low), high: format(measure, of.high) }) : '–';

  return (
    <>
      <td className={styles.range}>
        {(spread ?? range) && <RangeLine value={value} quartiles={spread} published={range} />}
      </td>
      {own.length >= minTexts && <td>{formatRange(spread)}</td>}
      {published && <td>{formatRange(range)}</td>}
    </>
  );
}

/** Primary measures first, then the others in their order. */
function primaryRank(primary: readonly string[], name: string): number {
  const rank = primary.indexOf(name);

  return rank < 0 ? primary.length : rank;
}
