import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useEntryQueueRetry } from '../goals/log/entries-api.ts';
import { queryClient } from '../platform/query.ts';
import { useLiveEvents } from '../platform/use-live-events.ts';
import { useDayChange } from '../platform/user-day.ts';
import { MantineScope } from '../ui/mantine-scope.tsx';
import styles from './app-frame.module.css';
import { isAppShown } from './app-state.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { QuickLogHost } from './quick-log-host.tsx';
import { Rail } from './rail.tsx';
import { StepUpHost } from './step-up-host.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { UpdateNotice } from './update-notice.tsx';

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

  return null;
}
