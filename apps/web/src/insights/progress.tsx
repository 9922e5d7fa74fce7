import { useFormatter, useTranslations } from 'use-intl';
import { useProgressFigures } from './api.ts';
import { InsightScreen } from './insight-screen.tsx';
import { useInsightSearch } from './period/use-insight-search.ts';
import { ForecastSection } from './progress/forecast-section.tsx';
import { ProjectsSection } from './progress/projects-section.tsx';
import { WeeksSection } from './progress/weeks-section.tsx';
import { YearsSection } from './progress/years-section.tsx';
import { isEnough, useSampleText } from './sample-text.tsx';
import { useUnits } from './use-units.ts';

/** Velocity, progress of projects, a comparison of years, and forecasts. */
export default function InsightProgress() {
  const t = useTranslations('insight-screens.progress');
  const format = useFormatter();
  const { search, query } = useInsightSearch();
  const figures = useProgressFigures(query);
  const units = useUnits(search);
  const sampleText = useSampleText();

  return (
    <InsightScreen
      name="progress"
      query={figures}
      hasNoComparison
      lede={({ velocity: { sample, last7, previous7, baseline90 } }) => {
        if (!isEnough(sample) || last7 === null) return sampleText(sample);
        const change =
          previous7 === null || previous7 <= 0
            ? null
            : format.number(last7 / previous7 - 1, {
                style: 'percent',
                signDisplay: 'exceptZero',
                maximumFractionDigits: 0,
              });

        return [
          t('lede', { amount: units.text(last7) }),
          ...(change === null ? [] : [t('ledeChange', { change })]),
          ...(baseline90 === null ? [] : [t('ledeBaseline', { amount: units.text(baseline90) })]),
        ].join(' ');
      }}
      isEmpty={({ years, goals }) => years.length === 0 && goals.length === 0}
    >
      {(data) => (
        <>
          <WeeksSection figures={data} />
          <ProjectsSection figures={data} />
          <YearsSection figures={data} />
          <ForecastSection figures={data} />
        </>
      )}
    </InsightScreen>
  );
}
