import { useTranslations } from 'use-intl';
import { useTrendFigures } from './api.ts';
import { InsightScreen } from './insight-screen.tsx';
import { useInsightSearch } from './period/use-insight-search.ts';
import { PanelsSection } from './trends/panels-section.tsx';
import { TrendList } from './trends/trend-list.tsx';
import { KeptTrends, TrendReportsSection } from './trends/trend-reports.tsx';
import { WordsSection } from './trends/words-section.tsx';

/** Trends of followed measures, their parts, unusual days, and rising and falling words; or a stored trend report that the URL names. */
export default function InsightTrends() {
  const { getParam } = useInsightSearch();
  const id = getParam('report');

  return id === null ? <CurrentTrends /> : <KeptTrends id={id} />;
}

function CurrentTrends() {
  const t = useTranslations('insight-screens.trends');
  const { query } = useInsightSearch();
  const figures = useTrendFigures(query);

  return (
    <InsightScreen
      name="trends"
      query={figures}
      hasNoMeasure
      hasNoComparison
      lede={({ trends }) =>
        t('lede', {
          found: trends.filter(({ test }) => test?.isSignificant === true).length,
          n: trends.length,
        })
      }
      isEmpty={({ trends, words }) => trends.length === 0 && words.length === 0}
    >
      {(data) => (
        <>
          <TrendList figures={data} />
          <PanelsSection figures={data} />
          <WordsSection figures={data} />
          <TrendReportsSection figures={data} />
        </>
      )}
    </InsightScreen>
  );
}
