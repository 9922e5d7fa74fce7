import type { LineData } from '@longhand/charts/kinds/line-data';
import type { Momentum } from './api.ts';

type ScoreChartLabels = {
  day: string;
  score: string;
  rest: string;
  bands: readonly { from: number; name: string }[];
};

/** Daily score. Rest of three or more days is shaded. */
export function buildScoreChart(
  { days }: Pick<Momentum, 'days'>,
  labels: ScoreChartLabels,
): LineData {
  return {
    xAxis: { name: labels.day, type: 'day' },
    value: { name: labels.score, from: 0, to: 100, number: { maximumFractionDigits: 1 } },
    series: [
      {
        name: labels.score,
        isUnlabeled: true,
        points: days.map(({ on, score }) => ({ at: on, value: score })),
      },
    ],
    lines: labels.bands.map(({ from, name }) => ({ at: from, label: name })),
    spans: findRestSpans(days).map(({ from, to }) => ({ from, to, label: labels.rest })),
    height: 220,
  };
}

const minShadedDays = 3;

function findRestSpans(days: Momentum['days']): { from: string; to: string }[] {
  const spans: { from: string; to: string; length: number }[] = [];
  let isOpen = false;
  for (const { on, attained, state } of days) {
    const isRest = attained === null && state === 'rest';
    const last = spans.at(-1);
    if (isRest && isOpen && last) Object.assign(last, { to: on, length: last.length + 1 });
    else if (isRest) spans.push({ from: on, to: on, length: 1 });
    isOpen = isRest;
  }

  return spans.filter(({ length }) => length >= minShadedDays);
}
