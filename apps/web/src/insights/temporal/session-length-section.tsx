import { bars } from '@longhand/charts/kinds/bars';
import { useFormatter, useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import type { TemporalFigures } from '../api.ts';
import { useSampleText } from '../sample-text.tsx';

/** How long sessions are, and the pace of each length. */
export function SessionLengthSection({
  figures: { sessionLengths },
}: {
  figures: TemporalFigures;
}) {
  const t = useTranslations('insight-screens.temporal');
  const format = useFormatter();
  const sampleText = useSampleText();
  const { sample, bins, medianMinutes } = sessionLengths;

  return (
    <ChartSection
      kind={bars}
      data={{
        of: t('minutes'),
        value: { name: t('sessions'), from: 0 },
        bars: bins.map(({ from, to, count, perHour }) => ({
          label:
            to === null ? `${format.number(from)}+` : `${format.number(from)}–${format.number(to)}`,
          value: count,
          ...(perHour === null ? {} : { note: t('pace', { n: Math.round(perHour) }) }),
        })),
        notes: t('perHour'),
      }}
      title={t('sessionLengths')}
      summary={t('sessionLengthsSummary', {
        n: sample.has,
        minutes: Math.round(medianMinutes ?? 0),
      })}
      empty={sampleText(sample)}
      file="session-lengths"
    />
  );
}
