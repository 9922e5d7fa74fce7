import { expect, test } from 'vitest';
import { buildScoreChart } from './score-chart.ts';

const labels = { day: 'Day', score: 'Momentum', rest: 'rest', bands: [{ from: 50, name: 'half' }] };
const day = (on: string, isRest: boolean) => ({
  on,
  score: 40,
  attained: isRest ? null : 1,
  state: isRest ? ('rest' as const) : ('hit' as const),
});

test('rest of three or more days is shaded, a weekend is not', () => {
  const days = [
    day('2026-11-01', true),
    day('2026-11-02', true),
    day('2026-11-03', false),
    day('2026-11-04', true),
    day('2026-11-05', true),
    day('2026-11-06', true),
    day('2026-11-07', false),
  ];

  expect(buildScoreChart({ days }, labels).spans).toEqual([
    { from: '2026-11-04', to: '2026-11-06', label: 'rest' },
  ]);
});

test('every day has a point', () => {
  const chart = buildScoreChart(
    { days: [day('2026-11-01', false), day('2026-11-02', false)] },
    labels,
  );

  expect(chart.series[0]?.points).toEqual([
    { at: '2026-11-01', value: 40 },
    { at: '2026-11-02', value: 40 },
  ]);
});
