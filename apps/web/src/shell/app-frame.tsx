import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useEntryQueueRetry } from '../goals/log/entries-api.ts';
import { markOpened } from '../notifications/api.ts';
import { updateStatus } from '../platform/app-update.ts';
import { loadMessages } from '../platform/locale.ts';
import { queryClient } from '../platform/query.ts';
import { stepUpRequest } from '../platform/step-up.ts';
import { useStore } from '../platform/store.ts';
import { useLiveEvents } from '../platform/use-live-events.ts';
import { useDayChange } from '../platform/user-day.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { MantineScope } from '../ui/mantine-scope.tsx';
import styles from './app-frame.module.css';
import { isAppShown } from './app-state.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { QuickLogHost } from './quick-log-host.tsx';
import { Rail } from './rail.tsx';
import { SignOutHost } from './sign-out-host.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of all /app screens: navigation rail, top bar, content, and on phones the tab bar. */
export default function AppFrame() {
  const t = useTranslations();

  useEffect(() => {
    isAppShown.set(true);

    return () => isAppShown.set(false);
  }, []);

  return (
    <QueryClientProvider client={queryClient}>
      <LiveEvents />
      <MantineScope>
        <div className={styles.app}>
          <a className={styles.skip} href="#content">
            {t('shell.skip')}
          </a>
          <Rail />
          <div className={styles.column}>
            <TopBar />
            <OfflineNotice />
            <UpdateNotice />
            <main id="content" className={styles.main} tabIndex={-1}>
              <Outlet />
            </main>
          </div>
          <TabBar />
          <StepUpHost />
          <SignOutHost />
          <QuickLogHost />
        </div>
      </MantineScope>
    </QueryClientProvider>
  );
}

function LiveEvents() {
  useLiveEvents();
  useEntryQueueRetry();
  useDayChange();
  useOpenedNotification();

  return null;
}

const StepUpDialog = lazyComponent(async () => {
  const [part] = await Promise.all([
    import('../auth/verification/step-up-dialog.tsx'),
    loadMessages(['auth']),
  ]);

  return part;
});

/** Shows the step-up dialog when a request requires it. Loaded on first use. */
function StepUpHost() {
  const request = useStore(stepUpRequest);

  return (
    request !== null && <StepUpDialog asked={request} onFailure={() => request.respond(false)} />
  );
}

const UpdatePrompt = lazyComponent(() => import('./update-prompt.tsx'), { quiet: true });

/** Update messages inside the app. "Works offline" is shown on one screen only. */
function UpdateNotice() {
  const status = useStore(updateStatus);
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of screen clears the message
  useEffect(
    () => () => {
      if (updateStatus.get()?.kind === 'offline-ready') updateStatus.set(null);
    },
    [path],
  );

  return status !== null && <UpdatePrompt news={status} />;
}

/** Marks the notification as read that opened this page, and removes its parameter `notification` from the address. */
function useOpenedNotification(): void {
  const navigate = useNavigate();
  const id = useRouterState({
    select: ({ resolvedLocation }) => Object(resolvedLocation?.search)['notification'],
  });

  useEffect(() => {
    if (typeof id !== 'string') return;
    void markOpened(id);
    void navigate({
      to: '.' as string, // the same route
      search: ({ notification: _, ...others }: Record<string, unknown>) => others,
      hash: true,
      replace: true,
      resetScroll: false,
    });
  }, [id, navigate]);
}
