import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { registerNavigator } from '../platform/navigation.ts';
import { router } from './router.tsx';

/** The app with its router. Prerendered content stays until the router can render the same. */
export async function renderRoutedApp(onShown: () => void): Promise<ReactNode> {
  if (document.getElementById('root')?.hasChildNodes()) await router.load();

  registerNavigator({
    navigate: (to) => router.navigate(toLocation(to)),
    preload: (to) => void router.preloadRoute(toLocation(to)).catch(() => undefined), // navigation will report the error
  });
  router.subscribe('onRendered', onShown);

  return <RouterProvider router={router} />;
}

function toLocation(to: string) {
  const url = new URL(to, location.origin);

  return {
    to: url.pathname,
    search: Object.fromEntries(url.searchParams),
    ...(url.hash === '' ? {} : { hash: url.hash.slice(1) }),
  };
}
