import { useTranslations } from 'use-intl';
import {
  elapsedMs,
  isPaused,
  remainingMs,
  runningSprint,
  type Sprint,
} from '../goals/sessions/sprint.ts';
import { timerText } from '../goals/sessions/timer-text.ts';
import { useNow } from '../goals/sessions/use-now.ts';
import { useStore } from '../platform/store.ts';
import { TextLink } from '../ui/text-link.tsx';

/** The timer of the running sprint on every screen, linked to the sprint. */
export function RunningSprintClock() {
  const sprint = useStore(runningSprint);

  return sprint === null ? null : <SprintClock sprint={sprint} />;
}

function SprintClock({ sprint }: { sprint: Sprint }) {
  const t = useTranslations('shell');
  const now = useNow(!isPaused(sprint));
  const time = timerText(remainingMs(sprint, now) ?? elapsedMs(sprint, now));

  return (
    <TextLink quiet to="/app/goals/sessions" aria-label={t('running', { time })}>
      <bdi>{time}</bdi>
    </TextLink>
  );
}
