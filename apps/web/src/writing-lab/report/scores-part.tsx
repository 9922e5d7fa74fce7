import type { MeasureName } from '@longhand/analysis';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import type { OwnText } from '../corpus/corpus.ts';
import { fewestTexts } from '../corpus/spread.ts';
import { useLaterCorpus } from '../corpus/use-later-corpus.ts';
import type { Desk } from '../desk/desk.ts';
import type { Look } from '../desk/look.ts';
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

/** The measures of the text that hold, each beside the middle half of the writer's own texts where there are enough. */
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
  const hasRanges = own.length >= fewestTexts;
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
              {hasRanges && (
                <th scope="col" colSpan={2}>
                  {report('usual')}
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
                {hasRanges && <Range measure={name} value={value} own={own} />}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <OwnTextsNote corpus={corpus} count={own.length} />
    </section>
  );
}

type RangeProps = { measure: MeasureName; value: number; own: readonly OwnText[] };

/** Where a value stands among those of the writer's own texts. */
function Range({ measure, value, own }: RangeProps) {
  const t = useTranslations('desk.report');
  const format = useMeasureFormat();
  const spread = spreadIn(own, measure);
  if (!spread) return <td colSpan={2}>–</td>;

  return (
    <>
      <td className={styles.range}>
        <RangeLine value={value} spread={spread} />
      </td>
      <td>
        {t('fromTo', { low: format(measure, spread.low), high: format(measure, spread.high) })}
      </td>
    </>
  );
}

/** Those shown first in the analyzer, then the others as they come. */
function rankOf(foremost: readonly string[], name: string): number {
  const rank = foremost.indexOf(name);

  return rank < 0 ? foremost.length : rank;
}
