import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { registerNavigator } from '../platform/navigation.ts';
import { router } from './router.tsx';

/** The app with its router. What the server has written stays until the router has all to draw the same. */
export async function routed(onShown: () => void): Promise<ReactNode> {
  if (document.getElementById('root')?.hasChildNodes()) await router.load();

  registerNavigator({
    navigate: (to) => router.navigate(placeOf(to)),
    preload: (to) => void router.preloadRoute(placeOf(to)).catch(() => undefined), // going there will tell
  });
  router.subscribe('onRendered', onShown);

  return <RouterProvider router={router} />;
}

function placeOf(to: string) {
  const url = new URL(to, location.origin);

  return {
    to: url.pathname,
    search: Object.fromEntries(url.searchParams),
    ...(url.hash === '' ? {} : { hash: url.hash.slice(1) }),
  };
}
