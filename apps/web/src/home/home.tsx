import type { home } from '@longhand/contract/home';
import { useTranslations } from 'use-intl';
import type * as z from 'zod';
import { localToday } from '../platform/clock.ts';
import { useDates } from '../platform/use-dates.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Page, Section } from '../ui/page.tsx';
import { QuickLog } from '../ui/progress/quick-log.tsx';
import { useHome, useRecentDraft } from './api.ts';
import { FirstSteps } from './first-steps.tsx';
import { GoalList } from './goal-list.tsx';
import styles from './home.module.css';
import { LastDays } from './last-days.tsx';
import { lastTextOf } from './last-text.ts';
import { LastTextSection } from './last-text-section.tsx';
import { goalOfToday } from './need.ts';
import { NeedLine } from './need-line.tsx';
import { NeedText } from './need-text.tsx';
import { UnreadSection } from './unread-section.tsx';

/** Today at a glance. Cards of what does not exist yet are not there. */
export default function Home() {
  const t = useTranslations();
  const dates = useDates();
  const today = useHome();
  const { data } = today;

  return (
    <div className={styles.columns}>
      <Page
        large
        above={dates.weekday(data?.on ?? localToday())}
        title={data === undefined ? t('home.title') : t('home.words', { n: data.wordsToday })}
        lede={data === undefined ? undefined : <NeedText goal={goalOfToday(data.goals)} />}
      >
        <Loaded query={today} failure={t('home.error')} lines={8}>
          {(data) => <Glance data={data} />}
        </Loaded>
      </Page>
      {data !== undefined && (
        <div className={styles.side}>
          <LastDays days={data.days} />
          {data.unread.count > 0 && <UnreadSection {...data.unread} />}
        </div>
      )}
    </div>
  );
}

type Data = z.infer<(typeof home)['read']['reply']>;

function Glance({ data }: { data: Data }) {
  const t = useTranslations();
  const draft = useRecentDraft().data ?? null;
  const text = lastTextOf(data.lastSample, draft);
  const { sample, goal } = data.firstSteps;
  const isNew = !sample || !goal;

  return (
    <>
      <NeedLine goal={goalOfToday(data.goals)} />
      {isNew && <FirstSteps done={{ analyze: sample || draft !== null, save: sample, goal }} />}
      {text !== null && <LastTextSection text={text} today={data.on} isMain={!isNew} />}
      {(goal || data.goals.length > 0) && <GoalList goals={data.goals} />}
      <Section title={t('progress.log.title')}>
        <QuickLog today={data.on} goals={data.goals} />
      </Section>
    </>
  );
}
