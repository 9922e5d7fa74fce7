import type { Point } from './chart.ts';

export type Step =
  | 'next'
  | 'previous'
  | 'up'
  | 'down'
  | 'first'
  | 'last'
  | 'far next'
  | 'far previous';

/**
 * The point that a key leads to; where there is none, the same. Up and down go to the nearest point of the lane above or below; from a
 * point that is alone in its lane, sideways go there too.
 *
 * @param points of a drawing; those of a lane in reading order
 */
export function stepFrom(points: readonly Point[], at: number, step: Step): number {
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

/** The step of an arrow key: sideways they follow the eye, so that from right to left the left arrow goes on. */
export function stepOf(key: string, dir: 'ltr' | 'rtl'): Step | undefined {
  if (key === 'ArrowRight') return dir === 'ltr' ? 'next' : 'previous';
  if (key === 'ArrowLeft') return dir === 'ltr' ? 'previous' : 'next';

  return keys[key];
}

/** The point under a pointer, or undefined where there is none. */
export function pointAt(
  points: readonly Point[],
  { x, y }: { x: number; y: number },
  seek: 'along' | 'around',
): number | undefined {
  let found: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, point] of points.entries()) {
    const across = seek === 'along' ? (point.y - y) / 50 : point.y - y; // the nearer lane, where two are as near
    const distance = (point.x - x) ** 2 + across ** 2;
    if (distance >= least) continue;
    least = distance;
    found = index;
  }

  return found;
}

const keys: Readonly<Record<string, Step>> = {
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
