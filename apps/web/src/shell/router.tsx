import { type ScreenRoute, screens } from '@longhand/contract/routes';
import {
  type AnyRoute,
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
} from '@tanstack/react-router';
import { loadMessages } from '../platform/locale.ts';
import { useStore } from '../platform/store.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { AppProviders } from './app-providers.tsx';
import { loadedParts } from './app-state.ts';
import { BrokenScreen } from './broken-screen.tsx';
import { loadChunk } from './chunk-load-error.ts';
import { isApiPath } from './guard.ts';
import { guardNavigation } from './guard-navigation.ts';
import { scrollBehavior } from './hash-links.ts';
import { HelpHost } from './help-host.tsx';
import { NotFound, NotFoundPage } from './not-found.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
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

const ProgressBar = lazyComponent(() => import('./progress-bar.tsx'), { quiet: true });

/** The root of all routed screens. */
function Root() {
  const { progressBar } = useStore(loadedParts);

  return (
    <AppProviders>
      <RouteAnnouncer />
      <Outlet />
      <HelpHost />
      {progressBar && <ProgressBar />}
    </AppProviders>
  );
}

/** Browser history that ignores navigation to API paths. */
function createGuardedHistory(): RouterHistory {
  const history = createBrowserHistory();
  const { push, replace } = history;

  history.push = (path, ...rest) => {
    if (!isApiPath(path)) push(path, ...rest);
  };
  history.replace = (path, ...rest) => {
    if (!isApiPath(path)) replace(path, ...rest);
  };

  return history;
}
