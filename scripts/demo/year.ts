import { addDays, toDayNumber, weekdayOf } from '@longhand/goals/days';
import { randomNormal, seededRandom } from '@longhand/goals/random';

/** Days of the year before its last, which is today. */
export const yearDays = 364;

/** What was written of one work on a day. */
export type Piece = {
  work: WorkName;
  measure: 'word' | 'character' | 'page' | 'poem' | 'time' | 'scene' | 'own';
  unit?: string;
  amount: number;
  tags?: string[];
  note?: string;
  mood?: number;
};

export const workNames = [
  'lamp',
  'stories',
  'letters',
  'poems',
  'memoir',
  'radio',
  'hanzi',
  'grant',
] as const;
export type WorkName = (typeof workNames)[number];

export type Sprint = { minutes: number; amount: number; hour: number; awayMinutes: number };

export type YearDay = { index: number; on: string; pieces: Piece[]; sprints: Sprint[] };

/** Days away with the notebook left at home, and days in bed. */
export const holiday = { from: 236, to: 247 };
const ill = { from: 101, to: 109 };

/**
 * A year of somebody who writes on most mornings and rarely on Sundays: a novel's first draft, some stories, a month of poems, then
 * the second draft. The same last day gives the same year.
 */
export function yearEnding(today: string): YearDay[] {
  const random = seededRandom(2_409);

  return Array.from({ length: yearDays + 1 }, (_, index) => {
    const on = addDays(today, index - yearDays);
    const drawn = Array.from({ length: 12 }, random);
    const isAway = isWithin(index, holiday) || isWithin(index, ill);
    const draw = drawsFrom(drawn, randomNormal(random));

    return {
      index,
      on,
      pieces: isAway ? [] : piecesOn(index, weekdayOf(toDayNumber(on)), draw),
      sprints: isAway ? [] : sprintsOn(index, draw),
    };
  });
}

type Draw = {
  chance: (share: number) => boolean;
  of: (low: number, high: number) => number;
  words: number;
};

/** Each question of a day takes the next of its numbers, so that a new question does not change the days after it. */
function drawsFrom(drawn: readonly number[], normal: number): Draw {
  let at = 0;
  const next = () => drawn[at++ % drawn.length] ?? 0;

  return {
    chance: (share) => next() < share,
    of: (low, high) => Math.round(low + next() * (high - low)),
    words: Math.round(Math.exp(6.35 + 0.45 * normal)),
  };
}

function piecesOn(index: number, weekday: number, draw: Draw): Piece[] {
  const isSunday = weekday === 6;
  const isWriting = draw.chance(isSunday ? 0.12 : 0.88);
  const pieces: Piece[] = [];
  const told = draw.chance(0.22) ? { note: notes[index % notes.length] ?? '' } : {};
  const felt = draw.chance(0.6) ? { mood: Math.min(5, 2 + draw.of(0, 3)) } : {};

  if (isWriting && index < 160) pieces.push(words('lamp', draw.words, { ...told, ...felt }));
  if (isWriting && index >= 160 && index < 200) {
    pieces.push(words('stories', draw.words, { ...told, ...felt }));
    if (draw.chance(0.7)) pieces.push(words('lamp', -draw.of(150, 420), { tags: ['cutting'] }));
  }
  if (index >= 200 && index < 230)
    pieces.push({ work: 'poems', measure: 'poem', amount: 1, ...told });
  if (isWriting && index >= 250) {
    pieces.push({ work: 'lamp', measure: 'page', amount: 50 * draw.of(4, 10), ...told, ...felt });
    if (draw.chance(0.65)) pieces.push(words('letters', Math.round(draw.words * 0.7), {}));
  }
  if (isWriting && index >= 330 && index < 360 && draw.chance(0.35)) {
    pieces.push(words('grant', draw.of(180, 330), { tags: ['grant'] }));
  }
  if ([34, 37, 41, 52, 58].includes(index)) pieces.push(words('memoir', draw.of(380, 520), {}));
  if ([64, 71, 79, 306, 314, 327, 341, 356].includes(index)) {
    pieces.push({ work: 'radio', measure: 'scene', amount: 1 });
  }
  if (index >= 180 && index < 352 && (weekday === 1 || weekday === 4)) {
    pieces.push({ work: 'hanzi', measure: 'character', amount: draw.of(110, 240), tags: ['中文'] });
  }
  if (index >= 120 && weekday === 2) {
    const amount = 60 * draw.of(70, 210);
    pieces.push({ work: 'lamp', measure: 'time', amount, tags: ['research'] });
  }
  if (index >= 290 && weekday === 5) {
    pieces.push({ work: 'poems', measure: 'own', unit: 'sonnets', amount: 100 });
  }

  return pieces;
}

function sprintsOn(index: number, draw: Draw): Sprint[] {
  if (!draw.chance(0.3)) return [];
  const isLong = draw.chance(0.15);

  return [
    {
      minutes: isLong ? 50 : 25,
      amount: draw.of(210, 430) * (isLong ? 2 : 1),
      hour: [6, 6, 7, 12, 22][index % 5] ?? 6,
      awayMinutes: draw.chance(0.2) ? 3 : 0,
    },
  ];
}

function words(work: WorkName, amount: number, more: Partial<Piece>): Piece {
  return { work, measure: 'word', amount, ...more };
}

function isWithin(index: number, { from, to }: { from: number; to: number }): boolean {
  return index >= from && index <= to;
}

const notes = [
  'The scene on the gallery finally has weather in it.',
  'Cut the first page. It was throat-clearing.',
  'Berta asked what the keeper wants. I did not know.',
  'Slow. Stayed at the table anyway.',
  'Found the name of the boat in a harbour register.',
  'Two sentences I like, the rest is scaffolding.',
  'Read it aloud: the dialogue limps after the storm.',
  'La carta del faro, casi entera.',
  'Moved the funeral before the letter. Much better.',
  'Café, rain, no signal. Good.',
  'The brother speaks too well. Rough him up.',
  'Ende gut. Der Anfang noch nicht.',
];
