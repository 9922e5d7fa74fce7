import type { MeasureName } from '@longhand/analysis';
import type { PublishedRanges } from '@longhand/analysis/measures/published-ranges';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import type { OwnText } from '../corpus/corpus.ts';
import { fewestTexts } from '../corpus/spread.ts';
import { useLaterCorpus } from '../corpus/use-later-corpus.ts';
import { usePublishedRanges } from '../corpus/use-published-ranges.ts';
import type { Desk } from '../desk/desk.ts';
import type { Look } from '../desk/look.ts';
import { PublishedNote, rangeIn } from '../evidence/published-words.tsx';
import { RangeLine } from '../evidence/range-line.tsx';
import { useMeasureFormat } from '../panel/measure-format.ts';
import {
  foremostIn,
  OwnTextsNote,
  ownTextsIn,
  spreadIn,
  useMeasureWords,
} from '../panel/scores.tsx';
import styles from './report.module.css';

/** The measures of the text that hold, each beside the middle half of the writer's own texts where there are enough, and of published works. */
export function ScoresPart({ desk, look }: { desk: Desk; look: Look }) {
  const t = useTranslations('writing-lab.scores');
  const report = useTranslations('desk.report');
  const { measures, language } = look.analysis;
  const corpus = useLaterCorpus();
  const home = useStore(desk.saving.home);
  const own = useMemo(
    () => ownTextsIn(corpus.texts, { language, without: home?.id }),
    [corpus.texts, language, home?.id],
  );
  const { nameOf, unitOf } = useMeasureWords();
  const format = useMeasureFormat();
  const { kind } = useStore(desk.meta);
  const published = usePublishedRanges({ language, kind });
  const hasOwn = own.length >= fewestTexts;
  const foremost = foremostIn(language);
  const known = measures
    .flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))
    .toSorted((one, other) => rankOf(foremost, one.name) - rankOf(foremost, other.name));

  return (
    <section>
      <h2 className={styles.heading}>{t('title')}</h2>
      {known.length > 0 && (
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
            {known.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">
                  {nameOf(name)} <small>{unitOf(name)}</small>
                </th>
                <td className={styles.number}>{format(name, value)}</td>
                {(hasOwn || published) && (
                  <Ranges measure={name} value={value} own={own} published={published} />
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
  own: readonly OwnText[];
  published: PublishedRanges | null;
};

/** Where a value stands among those of the writer's own texts, and of published works. */
function Ranges({ measure, value, own, published }: RangesProps) {
  const t = useTranslations('desk.report');
  const format = useMeasureFormat();
  const spread = spreadIn(own, measure);
  const range = rangeIn(published, measure);
  const fromTo = (of: { low: number; high: number } | null) =>
    of ? t('fromTo', { low: format(measure, of.low), high: format(measure, of.high) }) : '–';

  return (
    <>
      <td className={styles.range}>
        {(spread ?? range) && <RangeLine value={value} spread={spread} published={range} />}
      </td>
      {own.length >= fewestTexts && <td>{fromTo(spread)}</td>}
      {published && <td>{fromTo(range)}</td>}
    </>
  );
}

/** Those shown first in the analyzer, then the others as they come. */
function rankOf(foremost: readonly string[], name: string): number {
  const rank = foremost.indexOf(name);

  return rank < 0 ? foremost.length : rank;
}
