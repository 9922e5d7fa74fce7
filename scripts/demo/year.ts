import { addDays, toDayNumber, weekdayOf } from '@longhand/goals/days';
import { randomNormal, seededRandom } from '@longhand/goals/random';

/** Number of days before the last day, which is today. */
export const yearDays = 364;

/** Writing logged for one project on a day. */
export type WritingEntry = {
  work: ProjectName;
  measure: 'word' | 'character' | 'page' | 'poem' | 'time' | 'scene' | 'own';
  unit?: string;
  amount: number;
  tags?: string[];
  note?: string;
  mood?: number;
};

export const projectNames = [
  'lamp',
  'stories',
  'letters',
  'poems',
  'memoir',
  'radio',
  'hanzi',
  'grant',
] as const;
export type ProjectName = (typeof projectNames)[number];

export type Sprint = { minutes: number; amount: number; hour: number; awayMinutes: number };

export type YearDay = { index: number; date: string; entries: WritingEntry[]; sprints: Sprint[] };

/** A holiday without writing, and sick days. */
export const holiday = { from: 236, to: 247 };
const illness = { from: 101, to: 109 };

/**
 * Generates a year of a writer who writes on most mornings and rarely on Sundays: the first draft of a novel, some stories, a month of
 * poems, then the second draft. Deterministic for a given last day.
 */
export function createYear(today: string): YearDay[] {
  const random = seededRandom(2_409);

  return Array.from({ length: yearDays + 1 }, (_, index) => {
    const date = addDays(today, index - yearDays);
    const randomNumbers = Array.from({ length: 12 }, random);
    const isAway = isWithin(index, holiday) || isWithin(index, illness);
    const randomSource = createRandomSource(randomNumbers, randomNormal(random));

    return {
      index,
      date,
      entries: isAway ? [] : createEntries(index, weekdayOf(toDayNumber(date)), randomSource),
      sprints: isAway ? [] : createSprints(index, randomSource),
    };
  });
}

type RandomSource = {
  chance: (share: number) => boolean;
  of: (low: number, high: number) => number;
  words: number;
};

/** Each draw of a day uses the next of its numbers, so that an additional draw does not change the following days. */
function createRandomSource(randomNumbers: readonly number[], normal: number): RandomSource {
  let at = 0;
  const next = () => randomNumbers[at++ % randomNumbers.length] ?? 0;

  return {
    chance: (share) => next() < share,
    of: (low, high) => Math.round(low + next() * (high - low)),
    words: Math.round(Math.exp(6.35 + 0.45 * normal)),
  };
}

function createEntries(index: number, weekday: number, randomSource: RandomSource): WritingEntry[] {
  const isSunday = weekday === 6;
  const isWriting = randomSource.chance(isSunday ? 0.12 : 0.88);
  const entries: WritingEntry[] = [];
  const noteFields = randomSource.chance(0.22) ? { note: notes[index % notes.length] ?? '' } : {};
  const moodFields = randomSource.chance(0.6)
    ? { mood: Math.min(5, 2 + randomSource.of(0, 3)) }
    : {};

  if (isWriting && index < 160)
    entries.push(createWordEntry('lamp', randomSource.words, { ...noteFields, ...moodFields }));
  if (isWriting && index >= 160 && index < 200) {
    entries.push(createWordEntry('stories', randomSource.words, { ...noteFields, ...moodFields }));
    if (randomSource.chance(0.7))
      entries.push(createWordEntry('lamp', -randomSource.of(150, 420), { tags: ['cutting'] }));
  }
  if (index >= 200 && index < 230)
    entries.push({ work: 'poems', measure: 'poem', amount: 1, ...noteFields });
  if (isWriting && index >= 250) {
    entries.push({
      work: 'lamp',
      measure: 'page',
      amount: 50 * randomSource.of(4, 10),
      ...noteFields,
      ...moodFields,
    });
    if (randomSource.chance(0.65))
      entries.push(createWordEntry('letters', Math.round(randomSource.words * 0.7), {}));
  }
  if (isWriting && index >= 330 && index < 360 && randomSource.chance(0.35)) {
    entries.push(createWordEntry('grant', randomSource.of(180, 330), { tags: ['grant'] }));
  }
  if ([34, 37, 41, 52, 58].includes(index))
    entries.push(createWordEntry('memoir', randomSource.of(380, 520), {}));
  if ([64, 71, 79, 306, 314, 327, 341, 356].includes(index)) {
    entries.push({ work: 'radio', measure: 'scene', amount: 1 });
  }
  if (index >= 180 && index < 352 && (weekday === 1 || weekday === 4)) {
    entries.push({
      work: 'hanzi',
      measure: 'character',
      amount: randomSource.of(110, 240),
      tags: ['中文'],
    });
  }
  if (index >= 120 && weekday === 2) {
    const amount = 60 * randomSource.of(70, 210);
    entries.push({ work: 'lamp', measure: 'time', amount, tags: ['research'] });
  }
  if (index >= 290 && weekday === 5) {
    entries.push({ work: 'poems', measure: 'own', unit: 'sonnets', amount: 100 });
  }

  return entries;
}

function createSprints(index: number, randomSource: RandomSource): Sprint[] {
  if (!randomSource.chance(0.3)) return [];
  const isLong = randomSource.chance(0.15);

  return [
    {
      minutes: isLong ? 50 : 25,
      amount: randomSource.of(210, 430) * (isLong ? 2 : 1),
      hour: [6, 6, 7, 12, 22][index % 5] ?? 6,
      awayMinutes: randomSource.chance(0.2) ? 3 : 0,
    },
  ];
}

function createWordEntry(
  work: ProjectName,
  amount: number,
  more: Partial<WritingEntry>,
): WritingEntry {
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
