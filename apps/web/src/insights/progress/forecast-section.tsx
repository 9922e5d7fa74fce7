import { timeline } from '@longhand/charts/kinds/timeline';
import { useFormatter, useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { ChartSection } from '../../ui/chart.tsx';
import { Section } from '../../ui/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { ProgressFigures } from '../api.ts';
import styles from '../insight-screen.module.css';
import { useUnits } from '../use-units.ts';

/** Forecast of when the active targets will be reached, as a range, and the plan. */
export function ForecastSection({ figures }: { figures: ProgressFigures }) {
  const t = useTranslations('insight-screens.progress');
  const format = useFormatter();
  const dates = useDates();
  const units = useUnits(figures);
  const { goals, on } = figures;
  if (goals.length === 0) return null;
  const rows = goals.flatMap(({ title, endOn, forecast }) => {
    const { early, likely, late } = forecast ?? { early: null, likely: null, late: null };
    if (early === null || likely === null) return [];

    return {
      name: title,
      from: early,
      to: late ?? likely,
      ...(endOn === null || endOn < on ? {} : { planned: { from: on, to: endOn } }),
      note: dates.shortDay(likely),
    };
  });

  return (
    <>
      <ChartSection
        kind={timeline}
        data={{
          names: {
            ...{ row: t('goal'), plannedFrom: t('today'), plannedTo: t('due') },
            ...{ from: t('earliest'), to: t('latest'), note: t('likely') },
          },
          rows,
        }}
        title={t('forecasts')}
        summary={t('forecastsSummary', { n: rows.length })}
        empty={t('noForecasts')}
        file="forecasts"
      />
      <Section title={t('goals')}>
        <ul className={styles.list}>
          {goals.map(({ goalId, title, total, target, forecast }) => (
            <li key={goalId}>
              <TextLink to={`/app/goals/analytics?goal=${goalId}`} dir="auto">
                {title}
              </TextLink>
              <span>{t('ofTarget', { total: units.text(total), target: units.text(target) })}</span>
              {forecast?.chanceOnTime != null && (
                <span>
                  {t('chance', {
                    chance: format.number(forecast.chanceOnTime, {
                      style: 'percent',
                      maximumFractionDigits: 0,
                    }),
                  })}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
