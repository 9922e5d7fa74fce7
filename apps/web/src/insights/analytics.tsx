import { useTranslations } from 'use-intl';
import { DistributionSections } from './analytics/distribution-sections.tsx';
import { PartSections } from './analytics/part-sections.tsx';
import { SeriesSections } from './analytics/series-sections.tsx';
import { TotalsSection } from './analytics/totals-section.tsx';
import { useAnalyticsFigures } from './api.ts';
import { InsightScreen } from './insight-screen.tsx';
import { useInsightSearch } from './period/use-insight-search.ts';
import { useUnits } from './use-units.ts';

/** Totals and distributions of a period. */
export default function InsightAnalytics() {
  const t = useTranslations('insight-screens.analytics');
  const { search, query } = useInsightSearch();
  const figures = useAnalyticsFigures(query);
  const units = useUnits(search);

  return (
    <InsightScreen
      name="analytics"
      query={figures}
      lede={({ totals, period }) =>
        t('lede', {
          amount: units.text(totals.amount),
          writing: totals.writingDays,
          days: period.days,
        })
      }
      isEmpty={({ totals, kinds }) =>
        totals.entries === 0 && totals.sessions === 0 && kinds.length === 0
      }
    >
      {(data) => (
        <>
          <TotalsSection figures={data} />
          <SeriesSections figures={data} />
          <PartSections figures={data} />
          <DistributionSections figures={data} />
        </>
      )}
    </InsightScreen>
  );
}
