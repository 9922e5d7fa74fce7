import '@mantine/nprogress/styles.layer.css';
import { NavigationProgress, nprogress } from '@mantine/nprogress';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MantineScope } from '../ui/mantine-scope.tsx';

const delayMs = 150;

/** A thin bar at the top while a screen loads; fast loads show nothing. */
export default function ProgressBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => nprogress.start(), delayMs);

    return () => {
      clearTimeout(timer);
      nprogress.complete();
    };
  }, [isLoading]);

  return (
    <MantineScope>
      <NavigationProgress color="var(--primary)" size={2} aria-hidden="true" />
    </MantineScope>
  );
}
