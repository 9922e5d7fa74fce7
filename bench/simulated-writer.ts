import { addDays, toDayNumber, toLocalDay, weekdayOf } from '@longhand/goals/days';
import { randomNormal, seededRandom } from '@longhand/goals/random';
import type {
  DayFigures,
  InsightInput,
  SessionFigures,
  TextFigures,
} from '@longhand/insights/insight-input';

/** The effects planted in the data of a simulated writer; none by default. */
export type PlantedEffects = {
  /** Speed factor of sessions whose middle is in the two hours from the writer's usual hour. */
  windowSpeed?: number;
  /** Factor of the amounts of one weekday. */
  weekdayAmount?: number;
  /** Factor of the amount at the end of a year relative to its start. */
  yearAmount?: number;
  /** Shift of one style measure in the middle of the year, in standard deviations. */
  styleShift?: number;
};

export type WriterKind = 'steady' | 'bursty' | 'on-off' | 'drifting';
export const writerKinds: readonly WriterKind[] = ['steady', 'bursty', 'on-off', 'drifting'];

export type SimulatedWriter = { input: InsightInput; usualHour: number; weekday: number };

export const firstDay = '2025-01-06';
export const daysOfYear = 365;
const styleMetrics = 12;

/**
 * A year of one writer. Amounts of the kinds: steady (85 % of days), bursty (20 %, large), on-off (in periods of about 12 days), drifting
 * (autocorrelated with a half-life of a week). Speeds of sessions vary by a third, with an autocorrelated effect of the day. Moods and
 * measures of texts are autocorrelated too, and independent of everything else.
 */
export function simulateWriter(
  kind: WriterKind,
  seed: number,
  planted: PlantedEffects = {},
): SimulatedWriter {
  const random = seededRandom(seed);
  const writer = { usualHour: 6 + Math.floor(16 * random()), weekday: Math.floor(7 * random()) };
  const amountOf = createHabit(kind, random);
  const [dayEffect, mood] = [createDrift(0.4, random), createDrift(0.6, random)];
  const days: DayFigures[] = [];
  const sessions: SessionFigures[] = [];
  const first = toDayNumber(firstDay);
  for (let day = 0; day < daysOfYear; day++) {
    const on = toLocalDay(first + day);
    const [effect, moodEffect] = [dayEffect(), mood()];
    const weekday = weekdayOf(first + day) === writer.weekday ? (planted.weekdayAmount ?? 1) : 1;
    const growth = (planted.yearAmount ?? 1) ** (day / daysOfYear);
    const amount = Math.round(amountOf() * weekday * growth);
    if (amount <= 0) continue;
    const hasMood = random() < 0.7;
    days.push({
      ...{ on, amount, entries: 1 },
      mood: hasMood ? Math.max(1, Math.min(5, Math.round(3.2 + moodEffect))) : null,
    });
    const speed = 900 * Math.exp(0.15 * effect);
    for (let count = 1 + Math.floor(2.5 * random()); count > 0; count--)
      sessions.push(createSession({ on, speed, usualHour: writer.usualHour, planted, random }));
  }
  const texts = createTexts(planted, random);

  return {
    ...writer,
    input: {
      ...{ today: firstDay, weekStart: 0, measure: 'word', days, sessions, texts },
      ...{ offDays: [], goals: [], projects: [], streak: null, shown: [] },
    },
  };
}

function createHabit(kind: WriterKind, random: () => number): () => number {
  const mean = 300 + 1_200 * random();
  const draw = (chance: number, spread: number, level = mean) =>
    random() < chance ? level * Math.exp(spread * randomNormal(random)) : 0;
  if (kind === 'steady') return () => draw(0.85, 0.35);
  if (kind === 'bursty') return () => draw(0.2, 0.6, 3 * mean);
  if (kind === 'drifting') {
    const drift = createDrift(0.9, random);

    return () => draw(0.7, 0.4, mean * Math.exp(0.35 * drift()));
  }
  let isOn = random() < 0.5;

  return () => {
    if (random() < 1 / 12) isOn = !isOn;

    return isOn ? draw(0.9, 0.4) : 0;
  };
}

/** An autoregressive series of the first order with standard normal values. */
function createDrift(correlation: number, random: () => number): () => number {
  let value = randomNormal(random);

  return () => {
    value = correlation * value + Math.sqrt(1 - correlation ** 2) * randomNormal(random);

    return value;
  };
}

/** 40 % of the sessions are in the usual two hours, the others between 6 and 23 o'clock; half are sprints. */
function createSession(day: {
  on: string;
  speed: number;
  usualHour: number;
  planted: PlantedEffects;
  random: () => number;
}): SessionFigures {
  const { random, usualHour } = day;
  const minutes = Math.min(180, 8 + 25 * Math.exp(0.7 * randomNormal(random)));
  const isUsual = random() < 0.4;
  const middle = isUsual ? 60 * usualHour + 119 * random() : 60 * (6 + 17 * random());
  const isInWindow = middle >= 60 * usualHour && middle < 60 * (usualHour + 2);
  const factor = isInWindow ? (day.planted.windowSpeed ?? 1) : 1;
  const speed = day.speed * factor * Math.exp(0.3 * randomNormal(random));

  return {
    on: day.on,
    startMinute: Math.max(0, Math.round(middle - minutes / 2)) % 1_440,
    activeSeconds: Math.round(60 * minutes),
    amount: Math.max(1, Math.round((speed * minutes) / 60)),
    isSprint: random() < 0.5,
  };
}

/** A text a week; measures have a standard deviation of 1 and an autocorrelation of 0.2. */
function createTexts(planted: PlantedEffects, random: () => number): TextFigures[] {
  const drifts = Array.from({ length: styleMetrics + 1 }, () => createDrift(0.2, random));

  return Array.from({ length: 52 }, (_, week) => {
    const [polarity = 0, ...values] = drifts.map((drift) => drift());
    const shift = week >= 26 ? (planted.styleShift ?? 0) : 0;

    return {
      ...{ id: `text-${week}`, on: addDays(firstDay, 7 * week + 2), language: 'en', kind: 'prose' },
      words: 1_500,
      polarity: Math.max(-1, Math.min(1, 0.1 + 0.3 * polarity)),
      metrics: Object.fromEntries(
        values.map((value, at) => [`metric-${at}`, 20 + value + (at === 0 ? shift : 0)]),
      ),
    };
  });
}
