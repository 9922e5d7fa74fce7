import { useTranslations } from 'use-intl';
import { useSentimentFigures } from './api.ts';
import { InsightScreen } from './insight-screen.tsx';
import { useInsightSearch } from './period/use-insight-search.ts';
import { MoodAmountSection } from './sentiment/mood-amount-section.tsx';
import { MoodSection } from './sentiment/mood-section.tsx';
import { TextSection } from './sentiment/text-section.tsx';
import { TextsSection } from './sentiment/texts-section.tsx';

/** Logged moods, the sentiment of texts, and the correlation of mood and amount. */
export default function InsightSentiment() {
  const t = useTranslations('insight-screens.sentiment');
  const { query } = useInsightSearch();
  const figures = useSentimentFigures(query);

  return (
    <InsightScreen
      name="sentiment"
      query={figures}
      lede={() => t('lede')}
      isEmpty={({ moods, texts }) => moods.days.length === 0 && texts.items.length === 0}
    >
      {(data) => (
        <>
          <MoodSection figures={data} />
          <MoodAmountSection figures={data} />
          <TextsSection figures={data} />
          <TextSection figures={data} />
        </>
      )}
    </InsightScreen>
  );
}
