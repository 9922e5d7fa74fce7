import { expect, test } from 'vitest';
import { evidencePath } from './evidence-path.ts';

const dates = { from: '2026-10-01', to: '2026-11-20' };

test('the evidence of a record day opens that day within the days of the statement', () => {
  expect(evidencePath({ ...dates, chart: 'days', days: ['2026-11-02'] })).toBe(
    '/app/insights/temporal?from=2026-10-01&to=2026-11-20&open=2026-11-02',
  );
});

test('a statement about a project links to a screen filtered by it', () => {
  expect(evidencePath({ ...dates, chart: 'project', days: [], projectId: 'p1' })).toBe(
    '/app/insights/progress?from=2026-10-01&to=2026-11-20&projects=p1',
  );
});

test('a statement about a goal links to the screen of the goal', () => {
  expect(evidencePath({ ...dates, chart: 'goal', days: [], goalId: 'g1' })).toBe(
    '/app/goals/analytics?goal=g1',
  );
});
