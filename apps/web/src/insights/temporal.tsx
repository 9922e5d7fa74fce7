import { useTranslations } from 'use-intl';
import { useTemporalFigures } from './api.ts';
import styles from './insight-screen.module.css';
import { InsightScreen } from './insight-screen.tsx';
import { useInsightSearch } from './period/use-insight-search.ts';
import { useSampleText } from './sample-text.tsx';
import { BestWindowSection } from './temporal/best-window-section.tsx';
import { CalendarSections } from './temporal/calendar-sections.tsx';
import { ConsistencySection } from './temporal/consistency-section.tsx';
import { HoursSection } from './temporal/hours-section.tsx';
import { SessionLengthSection } from './temporal/session-length-section.tsx';
import { useWindowName } from './temporal/use-window-name.ts';
import { WeekdaySection } from './temporal/weekday-section.tsx';

/** When the writer writes: hours, weekdays, session lengths and regularity. */
export default function InsightTemporal() {
  const t = useTranslations('insight-screens.temporal');
  const { query } = useInsightSearch();
  const figures = useTemporalFigures(query);
  const sampleText = useSampleText();
  const windowName = useWindowName();

  return (
    <InsightScreen
      name="temporal"
      query={figures}
      hasNoComparison
      lede={({ bestWindow: { fastest, most, sample } }) => {
        if (fastest !== null) {
          return t('ledeFastest', { window: windowName(fastest), n: fastest.sessions });
        }

        return most === null ? sampleText(sample) : t('ledeMost', { window: windowName(most) });
      }}
      isEmpty={({ consistency, calendar }) =>
        consistency.writingDays === 0 && calendar.every(({ days }) => days.length === 0)
      }
    >
      {(data) => (
        <>
          <HoursSection figures={data} />
          <BestWindowSection figures={data} />
          <div className={styles.pair}>
            <WeekdaySection figures={data} />
            <SessionLengthSection figures={data} />
          </div>
          <ConsistencySection figures={data} />
          <CalendarSections figures={data} />
        </>
      )}
    </InsightScreen>
  );
}
