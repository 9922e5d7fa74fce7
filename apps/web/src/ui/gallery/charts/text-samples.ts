import type { MultiplesData } from '@longhand/charts/kinds/multiples';
import type { ProfileData } from '@longhand/charts/kinds/profile';
import type { ScatterData } from '@longhand/charts/kinds/scatter';
import type { StripsData } from '@longhand/charts/kinds/strips';
import { addDays } from '../../../platform/local-date.ts';
import { createRandom, series } from './sample-numbers.ts';

const next = createRandom(23);
const percent = { style: 'percent', maximumFractionDigits: 1 } as const;

export const profileSample: ProfileData = {
  names: {
    row: 'Measure',
    value: 'This text',
    low: 'Your lower quarter',
    high: 'Your upper quarter',
    other: 'Target',
  },
  rows: [
    {
      name: 'Words in a sentence',
      unit: 'mean',
      value: 13.9,
      from: 5,
      to: 25,
      low: 12,
      high: 16,
      other: 15,
    },
    { name: 'Sentence variety', unit: 'sd', value: 14.7, from: 0, to: 20, low: 6, high: 11 },
    {
      name: 'Dialogue',
      value: 0.08,
      number: percent,
      from: 0,
      to: 0.8,
      low: 0.15,
      high: 0.42,
      other: 0.3,
    },
    { name: 'Reading ease', unit: 'Flesch', value: 89, from: 0, to: 100, low: 70, high: 84 },
    {
      name: 'Burrows’s Delta',
      value: null,
      reason: 'needs 1,000 words; this text has 472',
      from: 0,
      to: 3,
    },
  ],
};

export const stripsSample: StripsData = {
  value: { name: 'Words an hour' },
  of: 'Sessions',
  rows: [
    {
      name: 'before 10:00, 38 sessions',
      center: 658,
      values: series(38, () => ({ at: Math.round(450 + next() * 400) })),
    },
    {
      name: 'after 10:00, 29 sessions',
      center: 460,
      values: series(29, () => ({ at: Math.round(240 + next() * 440) })),
    },
  ],
};

export const mapSample: ScatterData = {
  of: 'Text',
  x: { name: 'First direction' },
  y: { name: 'Second direction' },
  points: series(48, (index) => ({
    x: (index < 30 ? -1 : 1.4) + next() * 1.6,
    y: (index < 30 ? 0.4 : -0.6) + next() * 1.4,
    label: index === 7 ? 'Slack water' : `Text ${index + 1}`,
    isHighlighted: index === 7,
    isHollow: index >= 30,
  })),
  isMap: true,
};

export const calibrationSample: ScatterData = {
  of: 'Goal',
  x: { name: 'Planned days' },
  y: { name: 'Days it took' },
  points: series(14, (index) => {
    const planned = 10 + Math.round(next() * 80);

    return {
      x: planned,
      y: Math.round(planned * (0.8 + next() * 0.7)),
      label: `Goal ${index + 1}`,
    };
  }),
  identityLine: { label: 'as planned' },
};

export const multiplesSample: MultiplesData = {
  xAxis: { name: 'Week', type: 'day' },
  value: { name: 'Words' },
  panels: [
    'The Tide Clerk',
    'Harbour essays',
    'Letters to the board',
    'A poem a week',
    'Notes',
    'Untitled',
  ].map((name, place) => ({
    name,
    latest: ['76,412', '24,100', '9,800', '3,120', '21,006', '640'][place] ?? '',
    points: series(20, (index) => ({
      at: addDays('2026-07-06', index * 7),
      value: Math.round(
        (6 - place) * (index + 1) ** (1.1 + place / 10) * 40 * (0.9 + next() * 0.2),
      ),
    })),
  })),
};

export const sparkSample = series(14, () => Math.round(next() * 1400));
