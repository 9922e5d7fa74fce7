import { multiples } from '@longhand/charts/kinds/multiples';
import { useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import type { ProgressFigures } from '../api.ts';
import { drillOfStep } from '../days/drill.ts';
import { useInsightSearch } from '../period/use-insight-search.ts';
import { useUnits } from '../use-units.ts';

/** The progress of each project, as small multiples with the same scales. */
export function ProjectsSection({ figures }: { figures: ProgressFigures }) {
  const t = useTranslations('insight-screens.progress');
  const { setParam } = useInsightSearch();
  const units = useUnits(figures);
  const { projects, step, period } = figures;
  const starts = projects[0]?.points.map(({ on }) => on) ?? [];

  return (
    <ChartSection
      kind={multiples}
      data={{
        xAxis: { name: t('day'), type: 'day' },
        value: units.chartMeasure,
        panels: projects.map(({ title, totalBefore, points }) => {
          const totals = points.map(({ on, total }) => ({
            at: on,
            value: units.toUnits(totalBefore + total),
          }));

          return {
            name: title ?? t('noProject'),
            points: totals,
            latest: units.text(totalBefore + (points.at(-1)?.total ?? 0)),
          };
        }),
      }}
      title={t('projects')}
      summary={t('projectsSummary', { n: projects.length })}
      empty={t('noAmounts')}
      file="projects"
      onOpen={(on) => setParam('open', drillOfStep(on, { step, starts, last: period.through }))}
    />
  );
}
