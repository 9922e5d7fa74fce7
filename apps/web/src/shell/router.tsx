import { type Screen, screens } from '@longhand/contract/routes';
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { loadMessages } from '../platform/locale.ts';
import { BrokenScreen } from './broken-screen.tsx';
import { loadPart } from './chunk-failure.ts';
import { guardNavigation } from './guard-navigation.ts';
import { guardedHistory } from './guarded-history.ts';
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
  component: lazyRouteComponent(loadPart(() => import('./app-frame.tsx'))),
});

/** Every row of the contract's table becomes a route, whether or not its screen is there yet. */
export const router = createRouter({
  routeTree: root.addChildren([
    ...rows(({ path }) => !isInApp(path)).map((row) => routeOf(row, root, row.path)),
    appFrame.addChildren(
      rows(({ path }) => isInApp(path)).map((row) =>
        routeOf(row, appFrame, row.path.slice('/app'.length) || '/'),
      ),
    ),
    ...(import.meta.env.DEV ? [galleryRoute()] : []),
  ]),
  history: guardedHistory(),
  parseSearch,
  stringifySearch,
  caseSensitive: true, // as the guard and the server are
  notFoundMode: 'root',
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPendingMs: 400,
  defaultErrorComponent: BrokenScreen,
  defaultHashScrollIntoView: { behavior: scrollBehavior() },
});

/** Every part of the design system on one page; a build for people does not have it. */
function galleryRoute(): AnyRoute {
  return createRoute({
    getParentRoute: () => root,
    path: '/dev/gallery',
    loader: () => loadMessages(['charts']),
    component: lazyRouteComponent(() => import('../ui/gallery/gallery.tsx')),
  });
}

function routeOf(row: Screen, parent: AnyRoute, path: string): AnyRoute {
  const found = sliceScreens[row.path as keyof typeof sliceScreens]; // rows of the same table

  return createRoute({
    getParentRoute: () => parent,
    path: path.replace(/:(\w+)/g, '$$$1'),
    staticData: { path: row.path, access: row.access },
    ...(found === undefined
      ? { component: NotFound }
      : {
          component: lazyRouteComponent(loadPart(found.screen)),
          loader: loadPart(() => loadMessages(found.messages)),
        }),
  });
}

function rows(belong: (row: Screen) => boolean): Screen[] {
  return screens.filter(belong);
}

function isInApp(path: string): boolean {
  return path === '/app' || path.startsWith('/app/');
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    path?: string;
    access?: Screen['access'];
  }
}
