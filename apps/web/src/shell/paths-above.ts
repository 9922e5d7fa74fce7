/**
 * A path with those above it that can have a name; home stands alone.
 *
 * @example pathsAbove('/app/goals/active') // ['/app/goals', '/app/goals/active']
 */
export function pathsAbove(path: string): string[] {
  if (path === '/' || path === '/app') return [path];
  const segments = path.split('/').slice(1);

  return segments
    .map((_, at) => `/${segments.slice(0, at + 1).join('/')}`)
    .filter((above) => above !== '/app');
}
