import type { home } from '@longhand/contract/home';
import type { HomeCard } from '@longhand/contract/settings';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type * as z from 'zod';
import { mostUrgentGoal } from '../goals/figures.ts';
import { QuickLog, SprintSection } from '../goals/index.ts';
import { StatementCard } from '../insights/index.ts';
import { UnreadMessages } from '../messages/index.ts';
import { deviceToday } from '../platform/clock.ts';
import { usePreferences } from '../platform/preferences.ts';
import { useDates } from '../platform/use-dates.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Page, Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { TextButton } from '../ui/text-link.tsx';
import { useHome, useRecentDraft } from './api.ts';
import { orderCards } from './cards.ts';
import { FirstSteps } from './first-steps.tsx';
import { GoalList } from './goal-list.tsx';
import styles from './home.module.css';
import { LastDays } from './last-days.tsx';
import { selectLastText } from './last-text.ts';
import { LastTextSection } from './last-text-section.tsx';
import { MomentumCard } from './momentum-card.tsx';
import { NeedLine } from './need-line.tsx';
import { NeedText, TodayHeading } from './need-text.tsx';
import { UnreadSection } from './unread-section.tsx';

const AchievementCard = lazyComponent(() => import('./achievement-card.tsx'), { quiet: true });
const MilestoneCard = lazyComponent(() => import('./milestone-card.tsx'), { quiet: true });
const ArrangeDialog = lazyComponent(() => import('./arrange-dialog.tsx'));

/** Home: today's summary. Cards without data are hidden; the user arranges the others. */
export default function Home() {
  const t = useTranslations();
  const dates = useDates();
  const today = useHome();
  const { data } = today;
  const [isArranging, setArranging] = useState(false);
  const todaySummary =
    data === undefined ? null : { goal: mostUrgentGoal(data.goals), words: data.wordsToday };

  return (
    <div className={styles.columns}>
      <Page
        large
        above={dates.heading(data?.on ?? deviceToday())}
        title={todaySummary === null ? t('home.title') : <TodayHeading {...todaySummary} />}
        lede={todaySummary === null ? undefined : <NeedText {...todaySummary} />}
      >
        <QueryContent query={today} errorTitle={t('home.error')} lines={8}>
          {(data) => <MainColumn data={data} />}
        </QueryContent>
      </Page>
      {data !== undefined && (
        <div className={styles.side}>
          <HomeCards cards={sideCards(data)} />
          <p>
            <TextButton quiet onClick={() => setArranging(true)}>
              {t('home.arrange.open')}
            </TextButton>
          </p>
        </div>
      )}
      {isArranging && (
        <ArrangeDialog onClose={() => setArranging(false)} onFailure={() => setArranging(false)} />
      )}
    </div>
  );
}

type HomeData = z.infer<(typeof home)['read']['reply']>;
type CardContents = Partial<Record<HomeCard, ReactNode>>;

/** Available cards that are not hidden, in the user's order. */
function HomeCards({ cards }: { cards: CardContents }) {
  const { homeCards } = usePreferences();

  return orderCards(homeCards)
    .filter((card) => !homeCards.hidden.includes(card))
    .map((card) => <Fragment key={card}>{cards[card]}</Fragment>);
}

function MainColumn({ data }: { data: HomeData }) {
  const t = useTranslations();
  const draft = useRecentDraft().data ?? null;
  const text = selectLastText(data.lastSample, draft);
  const { sample, goal } = data.firstSteps;
  const isNew = !sample || !goal;

  return (
    <>
      <NeedLine goal={mostUrgentGoal(data.goals)} />
      {isNew && <FirstSteps done={{ analyze: sample || draft !== null, save: sample, goal }} />}
      <HomeCards
        cards={{
          text: text && <LastTextSection text={text} today={data.on} isMain={!isNew} />,
          goals: (goal || data.goals.length > 0) && <GoalList goals={data.goals} />,
          sprint: <SprintSection />,
          log: (
            <Section title={t('progress.log.title')}>
              <QuickLog today={data.on} goals={data.goals} />
            </Section>
          ),
        }}
      />
    </>
  );
}

function sideCards({
  days,
  momentum,
  milestones,
  insight,
  achievements,
  unread,
}: HomeData): CardContents {
  const hasMilestone = milestones.next !== null || milestones.fresh.length > 0;

  return {
    days: <LastDays days={days} />,
    momentum: momentum.streak.total > 0 && <MomentumCard momentum={momentum} />,
    milestone: hasMilestone && <MilestoneCard {...milestones} />,
    insight: insight && <StatementCard statement={insight} />,
    achievements: achievements.length > 0 && <AchievementCard near={achievements} />,
    messages: <UnreadMessages />,
    unread: unread.count > 0 && <UnreadSection {...unread} />,
  };
}
