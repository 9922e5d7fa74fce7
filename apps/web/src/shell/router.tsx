import { type ScreenRoute, screens } from '@longhand/contract/routes';
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { loadMessages } from '../platform/locale.ts';
import { BrokenScreen } from './broken-screen.tsx';
import { loadChunk } from './chunk-load-error.ts';
import { guardNavigation } from './guard-navigation.ts';
import { createGuardedHistory } from './guarded-history.ts';
import { scrollBehavior } from './hash-links.ts';
import { NotFound, NotFoundPage } from './not-found.tsx';
import { Root } from './root.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';
import { sliceScreens } from './slices.ts';

const root = createRootRoute({
  component: Root,
  notFoundComponent: NotFoundPage,
  beforeLoad: ({ location }) => guardNavigation(location),
  loader: () => loadMessages(['shell', 'ui', 'errors']),
});

const appFrame = createRoute({
  getParentRoute: () => root,
  path: '/app',
  component: lazyRouteComponent(loadChunk(() => import('./app-frame.tsx'))),
});

/** Every row of the screen table becomes a route, built or not. */
export const router = createRouter({
  routeTree: root.addChildren([
    ...screensWhere(({ path }) => !isInApp(path)).map((row) =>
      createScreenRoute(row, root, row.path),
    ),
    appFrame.addChildren(
      screensWhere(({ path }) => isInApp(path)).map((row) =>
        createScreenRoute(row, appFrame, row.path.slice('/app'.length) || '/'),
      ),
    ),
    ...(import.meta.env.DEV ? [galleryRoute()] : []),
  ]),
  history: createGuardedHistory(),
  parseSearch,
  stringifySearch,
  caseSensitive: true, // like the route guard and the server
  notFoundMode: 'root',
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPendingMs: 400,
  defaultErrorComponent: BrokenScreen,
  defaultHashScrollIntoView: { behavior: scrollBehavior() },
});

/** The component gallery, in development builds only. */
function galleryRoute(): AnyRoute {
  return createRoute({
    getParentRoute: () => root,
    path: '/dev/gallery',
    loader: () => loadMessages(['charts']),
    component: lazyRouteComponent(() => import('../ui/gallery/gallery.tsx')),
  });
}

function createScreenRoute(row: ScreenRoute, parent: AnyRoute, path: string): AnyRoute {
  const sliceScreen = sliceScreens[row.path as keyof typeof sliceScreens]; // rows of the same table

  return createRoute({
    getParentRoute: () => parent,
    path: path.replace(/:(\w+)/g, '$$$1'),
    staticData: { path: row.path, access: row.access },
    ...(sliceScreen === undefined
      ? { component: NotFound }
      : {
          component: lazyRouteComponent(loadChunk(sliceScreen.screen)),
          loader: loadChunk(() => loadMessages(sliceScreen.messages)),
        }),
  });
}

function screensWhere(matches: (row: ScreenRoute) => boolean): ScreenRoute[] {
  return screens.filter(matches);
}

function isInApp(path: string): boolean {
  return path === '/app' || path.startsWith('/app/');
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    path?: string;
    access?: ScreenRoute['access'];
  }
}
