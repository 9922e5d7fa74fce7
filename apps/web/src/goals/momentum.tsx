import { useTranslations } from 'use-intl';
import { usePreferences } from '../platform/preferences.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useMomentum } from './momentum/api.ts';
import { MomentumLede } from './momentum/lede.tsx';
import { RestSection } from './momentum/rest-section.tsx';
import { ScoreSection } from './momentum/score-section.tsx';
import { StreakSection } from './momentum/streak-section.tsx';
import { TodayRequirements } from './momentum/today-requirements.tsx';
import { YearHistorySection } from './year-history/year-history-section.tsx';

/** Momentum score, today's goals, streak, rest days and the year. */
export default function MomentumScreen() {
  const t = useTranslations('momentum');
  const momentum = useMomentum();
  const { hideStreaks, gentleMode } = usePreferences();
  const { data } = momentum;
  const hasWritten = data !== undefined && data.streak.total > 0;

  return (
    <Page
      title={
        hasWritten ? t('headline', { score: data.score, band: t(`band.${data.band}`) }) : t('title')
      }
      lede={hasWritten ? <MomentumLede momentum={data} /> : t('lede.none')}
    >
      <QueryContent query={momentum} errorTitle={t('error')} lines={10}>
        {(data) => (
          <>
            {data.streak.total > 0 ? (
              <>
                <ScoreSection momentum={data} />
                <TodayRequirements momentum={data} />
                {!hideStreaks && !gentleMode && <StreakSection momentum={data} />}
              </>
            ) : (
              <EmptyState
                title={t('empty.title')}
                action={
                  <ButtonLink to="/app/writing-lab/analyzer" variant="primary">
                    {t('empty.go')}
                  </ButtonLink>
                }
              >
                <p>{t('empty.text')}</p>
              </EmptyState>
            )}
            <RestSection rests={data.rests} today={data.on} />
            {data.streak.total > 0 && <YearHistorySection today={data.on} />}
          </>
        )}
      </QueryContent>
    </Page>
  );
}
