import '@mantine/nprogress/styles.layer.css';
import { NavigationProgress, nprogress } from '@mantine/nprogress';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MantineScope } from '../ui/mantine-scope.tsx';

const patience = 150;

/** A thin line at the top while a screen is on its way; a quick one shows nothing. It has no spinner. */
export default function ProgressBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });

  useEffect(() => {
    if (!isLoading) return;
    const begin = setTimeout(() => nprogress.start(), patience);

    return () => {
      clearTimeout(begin);
      nprogress.complete();
    };
  }, [isLoading]);

  return (
    <MantineScope>
      <NavigationProgress color="var(--primary)" size={2} aria-hidden="true" />
    </MantineScope>
  );
}
