import { weekdayOf } from '@longhand/goals/days';
import { projectionOf } from '@longhand/goals/projection';
import { normalFrom, randomFrom } from '@longhand/goals/random';

/**
 * How often the projected range holds the day on which simulated writers really arrive. Each writes by a habit of their
 * own for ten weeks that the projection sees, and then goes on until the goal is reached.
 */
type Writer = (day: number, random: () => number) => number;

const historyDays = 70;
const missing = 20_000;
const horizon = 1_000;
const from = 20_000;
const writersOfKind = 1_000;

/** Words on a day that is worked on: never less than none, differing by a third. */
function about(mean: number, random: () => number): number {
  return Math.max(0, Math.round(mean * (1 + normalFrom(random) / 3)));
}

const kinds: Record<string, (random: () => number) => Writer> = {
  steady(random) {
    const mean = 300 + 900 * random();

    return (_day, draw) => (draw() < 0.85 ? about(mean, draw) : 0);
  },
  bursty(random) {
    const mean = 1_500 + 3_000 * random();
    const chance = 0.1 + 0.15 * random();

    return (_day, draw) => (draw() < chance ? about(mean, draw) : 0);
  },
  weekend(random) {
    const mean = 800 + 1_500 * random();

    return (day, draw) => (weekdayOf(day) > 4 && draw() < 0.9 ? about(mean, draw) : 0);
  },
  'on-off'(random) {
    const mean = 600 + 1_000 * random();
    let isOn = random() < 0.5;

    return (_day, draw) => {
      if (draw() < 1 / 12) isOn = !isOn;

      return isOn ? about(mean, draw) : 0;
    };
  },
  slowing(random) {
    const mean = 600 + 900 * random();

    return (day, draw) => about(mean * 0.5 ** ((day - from) / 60), draw);
  },
};

console.log('Projection: truth inside the range of eight in ten, of 1,000 simulated writers each');
for (const [kind, make] of Object.entries(kinds)) console.log(reportOf(kind, make));

function reportOf(kind: string, make: (random: () => number) => Writer): string {
  const random = randomFrom(42);
  let told = 0;
  let inside = 0;
  let width = 0;
  for (let at = 0; at < writersOfKind; at++) {
    const write = make(random);
    const history = Array.from({ length: historyDays }, (_, day) =>
      write(from - historyDays + day, random),
    );
    const arrival = arrivalOf(write, random);
    const projection = projectionOf({
      history,
      missing,
      from,
      isOff: () => false,
      endOn: null,
      seed: at,
    });
    if (projection === null || projection.isRough) continue;
    const early = projection.early ?? from + horizon;
    const late = projection.late ?? from + horizon;
    const likely = projection.likely ?? from + horizon;
    told += 1;
    inside += arrival >= early && arrival <= late ? 1 : 0;
    width += (late - early) / (likely - from + 1);
  }

  return `  ${kind.padEnd(8)} ${Math.round((100 * inside) / told)} % inside, relative width ${(width / told).toFixed(2)}, ${told} with a range`;
}

function arrivalOf(write: Writer, random: () => number): number {
  let left = missing;
  for (let day = 0; day < horizon; day++) {
    left -= write(from + day, random);
    if (left <= 0) return from + day;
  }

  return from + horizon;
}
