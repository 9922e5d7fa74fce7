/** What the service worker does with a request: nothing at all, show a page, or give a file of the build. */
export type Treatment = 'leave' | 'page' | 'file';

type Asked = { method: string; mode: string; url: string };

/** Paths that only the server can answer. */
const servers = ['/api', '/auth/external-login', '/auth/verification-status', '/dev'];
const health = ['/healthz', '/readyz'];

/**
 * Decides by method, kind and address alone.
 *
 * @param origin of the app; whatever goes elsewhere is left alone
 * @param files those kept from the build, as paths
 * @example treatmentOf({ method: 'GET', mode: 'navigate', url: 'https://l.example/app' }, about) // 'page'
 */
export function treatmentOf(
  { method, mode, url }: Asked,
  { origin, files }: { origin: string; files: ReadonlySet<string> },
): Treatment {
  const { origin: to, pathname } = new URL(url);
  if (method !== 'GET' || to !== origin || isServers(pathname)) return 'leave';
  if (mode === 'navigate') return 'page';

  return files.has(pathname) || isHashed(pathname) ? 'file' : 'leave';
}

/** Its name holds a hash of what is in it, so it never changes. */
export function isHashed(path: string): boolean {
  return path.startsWith('/assets/');
}

function isServers(path: string): boolean {
  return health.includes(path) || servers.some((own) => path === own || path.startsWith(`${own}/`));
}
