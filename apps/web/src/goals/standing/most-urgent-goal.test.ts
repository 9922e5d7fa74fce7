import { expect, test } from 'vitest';
import { buildGoal } from '../../testkit/build-goal.ts';
import { mostUrgentGoal, sortByUrgency } from './most-urgent-goal.ts';

const overdue = buildGoal({ title: 'Overdue' }, { phase: 'overdue', quotaToday: 0, leftToday: 0 });
const behind = buildGoal({ title: 'Behind' });
const due = buildGoal({ title: 'Due', isStarred: true }, { phase: 'on_track', aheadBy: 0 });
const onPace = buildGoal(
  { title: 'On pace', isStarred: true },
  { phase: 'on_track', aheadBy: 0, leftToday: 0 },
);
const upcoming = buildGoal({ title: 'Upcoming' }, { phase: 'upcoming', leftToday: 0 });

test('the most urgent goal is overdue, else behind, else due today, else on pace', () => {
  const goals = [upcoming, onPace, due, behind, overdue];
  const chosen: (string | undefined)[] = [];
  for (let left = goals.length; left >= 0; left--) {
    chosen.push(mostUrgentGoal(goals.slice(0, left))?.title);
  }

  expect(chosen).toEqual(['Overdue', 'Behind', 'Due', 'On pace', 'Upcoming', undefined]);
});

test('a goal that is ahead but has an amount left today is due today', () => {
  const ahead = buildGoal({ title: 'Ahead' }, { phase: 'ahead', aheadBy: 900 });

  expect(mostUrgentGoal([onPace, ahead])?.title).toBe('Ahead');
});

test('of two goals behind, the one with an amount left today comes first, then the starred one', () => {
  const over = buildGoal(
    { title: 'Over', kind: 'habit', comparator: 'at_most', isStarred: true },
    { phase: 'at_risk', aheadBy: -200, leftToday: 0 },
  );
  const starred = buildGoal({ title: 'Starred', isStarred: true });

  expect(mostUrgentGoal([over, behind])?.title).toBe('Behind');
  expect(mostUrgentGoal([behind, starred])?.title).toBe('Starred');
});

test('goals are sorted by urgency, equals in list order', () => {
  const second = buildGoal({ title: 'Behind too' });
  const goals = [onPace, second, upcoming, behind, due, overdue];

  expect(sortByUrgency(goals).map(({ title }) => title)).toEqual([
    ...['Overdue', 'Behind too', 'Behind', 'Due', 'On pace', 'Upcoming'],
  ]);
});
