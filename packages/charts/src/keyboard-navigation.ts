import type { Point } from './chart.ts';

export type NavigationStep =
  | 'next'
  | 'previous'
  | 'up'
  | 'down'
  | 'first'
  | 'last'
  | 'far next'
  | 'far previous';

/**
 * The index after a step, unchanged at the end. Up and down go to the nearest point of the adjacent lane; from a single point in its lane,
 * left and right do too.
 *
 * @param points of a drawing; those of a lane in reading order
 */
export function navigateFrom(points: readonly Point[], at: number, step: NavigationStep): number {
  const current = points[at];
  if (current === undefined) return 0;
  if (step === 'up' || step === 'down') return nearestInLane(points, at, step === 'up' ? -1 : 1);

  const inLane = points.flatMap((point, index) => (point.lane === current.lane ? [index] : []));
  const lane = inLane.length > 1 ? inLane : [...points.keys()];
  const place = lane.indexOf(at);
  const far = Math.max(2, Math.round(lane.length / 10));
  const places = {
    next: place + 1,
    previous: place - 1,
    first: 0,
    last: lane.length - 1,
    'far next': place + far,
    'far previous': place - far,
  };

  return lane[Math.min(lane.length - 1, Math.max(0, places[step]))] ?? at;
}

/** The step of a key. Left and right follow the visual direction, so in right-to-left the left arrow is next. */
export function stepForKey(key: string, dir: 'ltr' | 'rtl'): NavigationStep | undefined {
  if (key === 'ArrowRight') return dir === 'ltr' ? 'next' : 'previous';
  if (key === 'ArrowLeft') return dir === 'ltr' ? 'previous' : 'next';

  return stepsByKey[key];
}

/** The point nearest to the pointer, or undefined without points. */
export function nearestPoint(
  points: readonly Point[],
  { x, y }: { x: number; y: number },
  seek: 'along' | 'around',
): number | undefined {
  let found: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, point] of points.entries()) {
    const across = seek === 'along' ? (point.y - y) / 50 : point.y - y; // prefers the nearer lane if two points are equally near
    const distance = (point.x - x) ** 2 + across ** 2;
    if (distance >= least) continue;
    least = distance;
    found = index;
  }

  return found;
}

const stepsByKey: Readonly<Record<string, NavigationStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  PageDown: 'far next',
  PageUp: 'far previous',
};

function nearestInLane(points: readonly Point[], at: number, direction: 1 | -1): number {
  const current = points[at];
  const lanes = [...new Set(points.map(({ lane }) => lane))].sort((one, other) => one - other);
  const lane = lanes[lanes.indexOf(current?.lane ?? 0) + direction];
  if (current === undefined || lane === undefined) return at;
  const inLane = points.flatMap((point, index) => (point.lane === lane ? [{ index, point }] : []));
  const nearest = inLane.reduce((best, one) =>
    Math.abs(one.point.x - current.x) < Math.abs(best.point.x - current.x) ? one : best,
  );

  return nearest.index;
}
