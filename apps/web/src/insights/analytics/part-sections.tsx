import { bars } from '@longhand/charts/kinds/bars';
import { useTranslations } from 'use-intl';
import { useFormatAmount } from '../../goals/index.ts';
import { ChartSection } from '../../ui/chart.tsx';
import type { AnalyticsFigures } from '../api.ts';
import styles from '../insight-screen.module.css';
import { useUnits } from '../use-units.ts';

type Part = { key: string; name: string; value: number; note: string };

/** The total by tag, source and kind of text. */
export function PartSections({ figures }: { figures: AnalyticsFigures }) {
  const t = useTranslations('insight-screens');
  const kindName = useTranslations('writing-lab.kinds');
  const amount = useFormatAmount();
  const units = useUnits(figures);
  const partOf = (
    name: string,
    one: { amount: number; entries: number; before: number | null },
  ) => ({
    key: name,
    name,
    value: units.toUnits(one.amount),
    note:
      one.before === null
        ? t('days.entries', { n: one.entries })
        : t('analytics.partBefore', { entries: one.entries, before: units.text(one.before) }),
  });
  const tags = figures.tags.map((one) => partOf(one.tag ?? t('analytics.noTag'), one));
  const sources = figures.sources.map((one) => partOf(t(`sources.${one.source}`), one));
  const kinds = figures.kinds.map(({ kind, texts, words }) => ({
    ...{ key: kind, name: kindName(kind), value: words },
    note: t('analytics.texts', { n: texts }),
  }));
  const charts: { key: 'tags' | 'sources' | 'kinds'; parts: Part[]; isWords?: boolean }[] = [
    ...(figures.tags.some(({ tag }) => tag !== null)
      ? [{ key: 'tags' as const, parts: tags }]
      : []), // a literal
    { key: 'sources', parts: sources },
    ...(kinds.length > 0 ? [{ key: 'kinds' as const, parts: kinds, isWords: true }] : []), // a literal
  ];

  return (
    <div className={styles.pair}>
      {charts.map(({ key, parts, isWords = false }) => (
        <ChartSection
          key={key}
          kind={bars}
          data={{
            of: t(`analytics.${key}.of`),
            value: isWords ? { name: t('words'), from: 0 } : units.chartMeasure,
            bars: parts.map(({ name, value, note }) => ({ label: name, value, note })),
            notes: t('note'),
          }}
          title={t(`analytics.${key}.title`)}
          summary={t('analytics.largest', {
            name: parts[0]?.name ?? '',
            amount: isWords
              ? amount(parts[0]?.value ?? 0, 'word')
              : units.text(figures[key === 'tags' ? 'tags' : 'sources'][0]?.amount ?? 0),
          })}
          empty={t('analytics.noAmounts')}
          file={key}
        />
      ))}
    </div>
  );
}
