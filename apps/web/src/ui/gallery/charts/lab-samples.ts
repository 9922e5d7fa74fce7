import { createBins } from '@longhand/charts/bins';
import type { BarsData } from '@longhand/charts/kinds/bars';
import type { HistogramData } from '@longhand/charts/kinds/histogram';
import type { LanesData } from '@longhand/charts/kinds/lanes';
import type { LineData } from '@longhand/charts/kinds/line-data';
import type { RhythmData } from '@longhand/charts/kinds/rhythm';
import { addDays } from '../../../platform/local-date.ts';
import { createRandom, series } from './sample-numbers.ts';

const next = createRandom(11);
const oneDecimal = { maximumFractionDigits: 1 };

const samples = series(34, (index) => ({
  at: addDays('2025-11-20', index * 11),
  value: 13 + Math.sin(index / 5) * 1.6 + (index > 20 ? 2.2 : 0) + next() * 3,
  note: `Chapter ${index + 1}`,
}));

export const evolutionSample: LineData = {
  xAxis: { name: 'Day', type: 'day' },
  value: { name: 'Words in a sentence', number: oneDecimal },
  series: [
    { name: 'Texts', style: 'dots', isUnlabeled: true, points: samples },
    {
      name: 'smoothed',
      points: samples.map(({ at }, index) => {
        const near = samples.slice(Math.max(0, index - 3), index + 4);

        return { at, value: near.reduce((sum, { value }) => sum + value, 0) / near.length };
      }),
    },
  ],
  bands: [{ from: 13, to: 15.5, label: 'your middle half' }],
  lines: [{ at: 16, label: 'target 16', isPlanned: true }],
  marks: [{ at: addDays('2025-11-20', 231), label: 'change, 9 July' }],
  notes: 'Text',
};

export const progressSample: LineData = {
  xAxis: { name: 'Week', type: 'day' },
  value: { name: 'Findings per 1,000 words', number: oneDecimal, from: 0 },
  series: ['Echo', 'Passive', 'Adverb'].map((name, place) => ({
    name,
    points: series(16, (index) => ({
      at: addDays('2026-08-03', index * 7),
      value: index === 6 ? null : 9 - place * 2.6 - index * (0.3 - place * 0.1) + next() * 1.4,
    })),
  })),
};

export const momentumSample: LineData = {
  xAxis: { name: 'Day', type: 'day' },
  value: { name: 'Momentum', from: 0, to: 100 },
  series: [
    {
      name: 'Momentum',
      isUnlabeled: true,
      points: series(120, (index) => ({
        at: addDays('2026-07-24', index),
        value: Math.round(48 + 28 * Math.sin(index / 17) + 10 * next()),
      })),
    },
  ],
  spans: [{ from: '2026-09-10', to: '2026-09-20', label: 'rest' }],
  lines: [{ at: 60, label: 'steady' }],
  height: 200,
};

const percent = { style: 'percent', maximumFractionDigits: 0 } as const;

export const arcSample: LineData = {
  xAxis: { name: 'Place', type: 'number', number: percent },
  value: { name: 'Tone', number: oneDecimal },
  series: [
    {
      name: 'Tone',
      style: 'area',
      isUnlabeled: true,
      points: series(80, (index) => ({
        at: index / 79,
        value: Math.sin(index / 9) * 1.6 - index / 60 + next() * 0.7,
      })),
    },
  ],
  marks: [
    { at: 0.02, label: '1. Low water' },
    { at: 0.34, label: '2. The packet boat' },
    { at: 0.71, label: '3. Slack water' },
  ],
};

export const manySample: LineData = {
  xAxis: { name: 'Sentence', type: 'number' },
  value: { name: 'Words' },
  series: [
    {
      name: 'Words',
      isUnlabeled: true,
      points: series(100_000, (index) => ({
        at: index,
        value: 14 + 6 * Math.sin(index / 9000) + next() * 8 + (index === 61_803 ? 60 : 0),
      })),
    },
  ],
  height: 180,
};

export const paragraphsSample: BarsData = {
  of: 'Paragraph',
  value: { name: 'Reading ease', from: 0, to: 100 },
  bars: series(26, (index) => ({
    label: String(index + 1),
    value: index === 9 ? null : Math.round(58 + 26 * Math.sin(index * 1.7) + next() * 12),
    ...(index === 17 ? { tone: 'highlight' as const } : {}), // a literal
    note: 'She put the letter in her coat',
  })),
  band: { from: 55, to: 78, label: 'your middle half' },
  notes: 'First words',
};

const lengths = series(900, () => Math.round(4 + next() ** 2.2 * 44));

export const histogramSample: HistogramData = {
  value: { name: 'Words in a sentence' },
  count: 'Sentences',
  bins: createBins(lengths, 24),
  markers: [
    { at: 13.9, label: 'this text 13.9' },
    { at: 17, label: 'your texts 17' },
  ],
};

const sentences = [
  ...[
    32, 6, 6, -1, 7, 29, 9, 7, 11, -1, 8, 9, 9, 39, -1, -9, -6, -8, -1, 3, 16, 8, 43, 48, 6, 6, 5,
    10, -1,
  ],
  ...[4, 39, 14, 4, 17, -1, -5, -7, -1, 12, 3, -1, 4, 3, 11, 28, 6, -1, -6],
];

export const rhythmSample: RhythmData = {
  sentences: sentences.flatMap((words, index) =>
    words === -1
      ? []
      : [
          {
            words: Math.abs(words),
            isDialogue: words < -1,
            startsParagraph: sentences[index - 1] === -1,
            text: 'By the time the packet boat had cleared the bar',
          },
        ],
  ),
  names: { sentence: 'Sentence', words: 'Words', dialogue: 'Dialogue', text: 'Text', yes: 'yes' },
  mean: { at: 13.9, label: 'mean 13.9' },
  longest: { label: '48 words' },
};

export const lanesSample: LanesData = {
  names: { lane: 'Word', count: 'Times', at: 'Place' },
  lanes: ['water', 'hand', 'lamp', 'ledger', 'keziah'].map((name, lane) => ({
    name,
    places: series(22 - lane * 4, (index) =>
      Math.min(1, next() * 0.25 + (index % (lane + 2)) / (lane + 2)),
    )
      .sort((one, other) => one - other)
      .map((at) => ({ at, note: `… the ${name} by the wall …` })),
  })),
  sections: [
    { at: 0, label: '1. Low water' },
    { at: 0.34, label: '2. The packet boat' },
    { at: 0.71, label: '3. Slack water' },
  ],
};
