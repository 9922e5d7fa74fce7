import { type ProfileData, type ProfileRow, profile } from '@longhand/charts/kinds/profile';
import { useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import { useFigureWords } from '../reading/figure-words.ts';
import { numberStyle } from '../reading/figures.ts';
import type { FigureName, Reading } from '../reading/reading.ts';
import { comparedFigures, differenceOf, mostDifferent } from './differences.ts';

export type Named = { title: string; reading: Reading };

/** Two texts, figure by figure, the largest differences first. */
export default function CompareReadings({ one, other }: { one: Named; other: Named }) {
  const t = useTranslations('lab.compare');
  const words = useFigureWords();
  const names = comparedFigures(one.reading, other.reading);
  const data: ProfileData = {
    names: {
      row: t('figure'),
      value: one.title,
      low: t('least'),
      high: t('most'),
      other: other.title,
    },
    rows: names.map((name) => rowOf(name, { one: one.reading, other: other.reading, words })),
  };
  const most = mostDifferent(one.reading, other.reading);
  const titles = { one: one.title, other: other.title };
  const differing =
    most === null ? t('same', titles) : t('summary', { figure: words.nameOf(most), ...titles });

  return (
    <ChartSection
      kind={profile}
      data={data}
      title={t('title', titles)}
      summary={names.length === 0 ? t('nothing') : differing}
      file="longhand-compare"
    />
  );
}

type RowParts = { one: Reading; other: Reading; words: ReturnType<typeof useFigureWords> };

function rowOf(name: FigureName, { one, other, words }: RowParts): ProfileRow {
  const value = one.figures[name]?.value ?? 0;
  const second = other.figures[name]?.value ?? 0;
  const room = Math.max(Math.abs(value - second), differenceOf(name)) * 0.6;

  return {
    name: words.nameOf(name),
    unit: words.unitOf(name),
    value,
    other: second,
    number: numberStyle(name),
    from: Math.min(value, second) - room,
    to: Math.max(value, second) + room,
  };
}
