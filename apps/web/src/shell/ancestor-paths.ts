/**
 * A path after its ancestors that can have a name. Home has none.
 *
 * @example ancestorPaths('/app/goals/active') // ['/app/goals', '/app/goals/active']
 */
export function ancestorPaths(path: string): string[] {
  if (path === '/' || path === '/app') return [path];
  const segments = path.split('/').slice(1);

  return segments
    .map((_, at) => `/${segments.slice(0, at + 1).join('/')}`)
    .filter((ancestor) => ancestor !== '/app');
}
