/** How the service worker handles a request: ignore it, serve a page, or serve a file of the build. */
export type FetchStrategy = 'leave' | 'page' | 'file';

type RequestParts = { method: string; mode: string; url: string };

/** Paths that the service worker never handles. */
const serverPaths = ['/api', '/auth/external-login', '/auth/verification-status', '/dev'];
const healthPaths = ['/healthz', '/readyz'];

/**
 * Chooses the strategy from method, mode and URL.
 *
 * @param origin origin of the app; other origins are ignored
 * @param files precached paths
 * @example fetchStrategyOf({ method: 'GET', mode: 'navigate', url: 'https://l.example/app' }, context) // 'page'
 */
export function fetchStrategyOf(
  { method, mode, url }: RequestParts,
  { origin, files }: { origin: string; files: ReadonlySet<string> },
): FetchStrategy {
  const { origin: to, pathname } = new URL(url);
  if (method !== 'GET' || to !== origin || isServerPath(pathname)) return 'leave';
  if (mode === 'navigate') return 'page';

  return files.has(pathname) || isHashedAsset(pathname) ? 'file' : 'leave';
}

/** Hashed assets are immutable. */
export function isHashedAsset(path: string): boolean {
  return path.startsWith('/assets/');
}

function isServerPath(path: string): boolean {
  return (
    healthPaths.includes(path) ||
    serverPaths.some((serverPath) => path === serverPath || path.startsWith(`${serverPath}/`))
  );
}
