import type { BurnUpData } from '@longhand/charts/kinds/burn-up-data';
import type { CalendarData } from '@longhand/charts/kinds/calendar';
import type { DayBarsData } from '@longhand/charts/kinds/day-bars';
import type { DotGridData } from '@longhand/charts/kinds/dot-grid';
import type { StackedData } from '@longhand/charts/kinds/stacked';
import type { TimelineData } from '@longhand/charts/kinds/timeline';
import { addDays } from '../../../platform/local-date.ts';
import { createRandom, series } from './sample-numbers.ts';

const start = '2026-09-01';
const next = createRandom(7);

const dailyWords = series(81, (index) => {
  const rest = index % 13 === 6 || (index > 9 && index < 13);
  if (rest) return 0;

  return index === 46 ? 2614 : Math.round(350 + next() * 1050 + index * 4);
});

const runningTotals = dailyWords.map((_, index) =>
  dailyWords.slice(0, index + 1).reduce((sum, words) => sum + words, 0),
);
const total = runningTotals.at(-1) ?? 0;

/** Labels of the goal chart in English and Arabic; Arabic shows the mirrored layout. */
const labelsByLanguage = {
  en: {
    ...{ day: 'Day', total: 'Words', par: 'Planned', likely: 'Estimated', target: '90,000 words' },
    ...{
      parLabel: 'par, 1,000 a day',
      due: 'due 29 November',
      today: `Today ${total.toLocaleString('en')}`,
    },
    ...{ one: 'End of part one', half: 'Half the book', on: '1 October', later: '20 October' },
    ...{ finish: 'Finish 9 December', notes: ['8 times in 10 between', '4 and 14 December'] },
  },
  ar: {
    ...{ day: 'اليوم', total: 'كلمات', par: 'المقرّر', likely: 'المرجّح', target: '90,000 كلمة' },
    ...{
      parLabel: 'المقرّر، 1,000 في اليوم',
      due: 'الموعد 29 نوفمبر',
      today: `اليوم ${total.toLocaleString('en')}`,
    },
    ...{ one: 'نهاية الجزء الأوّل', half: 'نصف الكتاب', on: '1 أكتوبر', later: '20 أكتوبر' },
    ...{ finish: 'النهاية 9 ديسمبر', notes: ['8 مرّات من 10 بين', '4 و14 ديسمبر'] },
  },
};

export function burnUpSample(language: string): BurnUpData {
  const labels = language.startsWith('ar') ? labelsByLanguage.ar : labelsByLanguage.en;
  const pointAt = (index: number) => ({
    on: addDays(start, index),
    value: runningTotals[index] ?? 0,
  });
  const forecastLine = (each: number) =>
    series(25, (index) => ({
      on: addDays(start, 80 + index),
      value: Math.min(90_000, total + index * each),
    }));

  return {
    from: start,
    to: '2026-12-14',
    day: labels.day,
    total: { name: labels.total },
    days: dailyWords.map((_, index) => pointAt(index)),
    par: {
      name: labels.par,
      label: labels.parLabel,
      points: [
        { on: start, value: 1000 },
        { on: '2026-11-29', value: 90_000 },
      ],
    },
    target: { value: 90_000, label: labels.target },
    due: { on: '2026-11-29', label: labels.due },
    today: { label: labels.today },
    milestones: [
      { ...pointAt(29), label: labels.one, note: labels.on },
      { ...pointAt(49), label: labels.half, note: labels.later },
    ],
    forecast: {
      name: labels.likely,
      middle: forecastLine(880),
      low: forecastLine(700),
      high: forecastLine(1080),
      finish: {
        ...{ earliest: '2026-12-04', on: '2026-12-09', latest: '2026-12-14' },
        ...{ label: labels.finish, notes: labels.notes },
      },
    },
  };
}

export const dayBarsSample: DayBarsData = {
  from: start,
  to: '2026-12-14',
  day: 'Day',
  amount: { name: 'Words' },
  needed: 'Needed',
  days: dailyWords.map((amount, index) => ({
    on: addDays(start, index),
    amount: index === 80 ? 642 : amount,
    needed: Math.round(1000 + index * 5),
    isRest: index > 9 && index < 13,
  })),
  today: addDays(start, 80),
  best: '2,614, 17 October',
  neededLabel: '1,400 a day needed',
};

export const calendarSample: CalendarData = {
  day: 'Day',
  value: { name: 'Words' },
  from: '2026-01-01',
  to: '2026-11-20',
  days: series(310, (index) => ({
    on: addDays('2026-01-12', index),
    amount: next() < 0.2 || (index > 200 && index < 215) ? 0 : Math.round(next() ** 2 * 2200),
    isRest: index > 200 && index < 215,
  })),
  today: '2026-11-20',
  firstWeekday: 1,
};

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const hoursSample: DotGridData = {
  value: { name: 'Words an hour' },
  of: 'Hour',
  rows: weekdays,
  columns: series(24, (hour) => (hour % 3 === 0 ? String(hour) : '')),
  cells: weekdays.flatMap((weekday, row) =>
    series(24, (column) => ({
      row,
      column,
      amount: Math.round(
        Math.max(0, 700 * Math.exp(-((column - 8 - (row > 4 ? 3 : 0)) ** 2) / 8) - 60 * next()),
      ),
      title: `${weekday} ${column}:00`,
    })),
  ),
  maxCellSize: 28,
};

export const stackedSample: StackedData = {
  xAxis: { name: 'Week', type: 'day' },
  value: { name: 'Words' },
  parts: ['The Tide Clerk', 'Harbour essays', 'Letters', 'other'],
  bars: series(14, (index) => ({
    at: addDays('2026-08-17', index * 7),
    values: [2600, 1400, 700, 300].map((words) => Math.round(words * (0.4 + next()))),
  })),
};

export const timelineSample: TimelineData = {
  names: {
    ...{ row: 'Goal', plannedFrom: 'Planned from', plannedTo: 'Planned to' },
    ...{ from: 'Begun', to: 'Finished', note: 'Against the plan' },
  },
  rows: [
    {
      ...{ name: 'Harbour essays, first draft', from: '2026-01-12', to: '2026-03-20' },
      ...{ planned: { from: '2026-01-12', to: '2026-03-31' }, note: '11 days early' },
    },
    {
      ...{ name: 'Letters to the board', from: '2026-02-20', to: '2026-06-14' },
      ...{ planned: { from: '2026-02-15', to: '2026-05-01' }, note: '44 days late' },
    },
    { name: 'A notebook filled', from: '2026-04-02', to: '2026-09-08', note: 'without a plan' },
  ],
};
