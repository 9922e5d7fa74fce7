import type { LineData } from '@longhand/charts/kinds/line-data';
import type { Momentum } from './api.ts';

type Words = {
  day: string;
  score: string;
  rest: string;
  bands: readonly { from: number; name: string }[];
};

/** The score of every day; stretches in which nothing was asked are shaded from three days on. */
export function scoreChartOf({ days }: Pick<Momentum, 'days'>, words: Words): LineData {
  return {
    along: { name: words.day, holds: 'day' },
    value: { name: words.score, from: 0, to: 100, number: { maximumFractionDigits: 1 } },
    series: [
      {
        name: words.score,
        isUnlabelled: true,
        points: days.map(({ on, score }) => ({ at: on, value: score })),
      },
    ],
    lines: words.bands.map(({ from, name }) => ({ at: from, label: name })),
    spans: restsOf(days).map(({ from, to }) => ({ from, to, label: words.rest })),
    height: 220,
  };
}

const leastShaded = 3;

function restsOf(days: Momentum['days']): { from: string; to: string }[] {
  const stretches: { from: string; to: string; length: number }[] = [];
  let isOpen = false;
  for (const { on, attained, state } of days) {
    const isRest = attained === null && state === 'rest';
    const last = stretches.at(-1);
    if (isRest && isOpen && last) Object.assign(last, { to: on, length: last.length + 1 });
    else if (isRest) stretches.push({ from: on, to: on, length: 1 });
    isOpen = isRest;
  }

  return stretches.filter(({ length }) => length >= leastShaded);
}
