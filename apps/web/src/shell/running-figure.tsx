import { useTranslations } from 'use-intl';
import {
  elapsedMs,
  isPaused,
  remainingMs,
  runningSprint,
  type Sprint,
} from '../platform/sprint.ts';
import { useStore } from '../platform/store.ts';
import { clockText } from '../ui/sprint/clock-text.ts';
import { useNow } from '../ui/sprint/use-now.ts';
import { TextLink } from '../ui/text-link.tsx';

/** The clock of a sprint that runs, on every screen, and the way back to it. */
export function RunningFigure() {
  const sprint = useStore(runningSprint);

  return sprint === null ? null : <Figure sprint={sprint} />;
}

function Figure({ sprint }: { sprint: Sprint }) {
  const t = useTranslations('shell');
  const now = useNow(!isPaused(sprint));
  const time = clockText(remainingMs(sprint, now) ?? elapsedMs(sprint, now));

  return (
    <TextLink quiet to="/app/goals/sessions" aria-label={t('running', { time })}>
      <bdi>{time}</bdi>
    </TextLink>
  );
}
