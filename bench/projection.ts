import { weekdayOf } from '@longhand/goals/days';
import { computeForecast } from '@longhand/goals/forecast';
import { randomNormal, seededRandom } from '@longhand/goals/random';

/**
 * How often the projected range contains the actual completion day of simulated writers. Each writes by a habit for ten weeks, which the
 * projection sees, and continues until the goal is reached.
 */
type WritingHabit = (day: number, random: () => number) => number;

const historyDays = 70;
const missing = 20_000;
const horizon = 1_000;
const from = 20_000;
const writersPerKind = 1_000;

/** Words on a writing day: never negative, with a standard deviation of a third of the mean. */
function drawAmount(mean: number, random: () => number): number {
  return Math.max(0, Math.round(mean * (1 + randomNormal(random) / 3)));
}

const habitKinds: Record<string, (random: () => number) => WritingHabit> = {
  steady(random) {
    const mean = 300 + 900 * random();

    return (_day, draw) => (draw() < 0.85 ? drawAmount(mean, draw) : 0);
  },
  bursty(random) {
    const mean = 1_500 + 3_000 * random();
    const chance = 0.1 + 0.15 * random();

    return (_day, draw) => (draw() < chance ? drawAmount(mean, draw) : 0);
  },
  weekend(random) {
    const mean = 800 + 1_500 * random();

    return (day, draw) => (weekdayOf(day) > 4 && draw() < 0.9 ? drawAmount(mean, draw) : 0);
  },
  'on-off'(random) {
    const mean = 600 + 1_000 * random();
    let isOn = random() < 0.5;

    return (_day, draw) => {
      if (draw() < 1 / 12) isOn = !isOn;

      return isOn ? drawAmount(mean, draw) : 0;
    };
  },
  slowing(random) {
    const mean = 600 + 900 * random();

    return (day, draw) => drawAmount(mean * 0.5 ** ((day - from) / 60), draw);
  },
};

console.log('Projection: completion day inside the 80 % range, 1,000 simulated writers each');
for (const [kind, make] of Object.entries(habitKinds)) console.log(reportOf(kind, make));

function reportOf(kind: string, createHabit: (random: () => number) => WritingHabit): string {
  const random = seededRandom(42);
  let projectedCount = 0;
  let insideCount = 0;
  let totalWidth = 0;
  for (let at = 0; at < writersPerKind; at++) {
    const write = createHabit(random);
    const history = Array.from({ length: historyDays }, (_, day) =>
      write(from - historyDays + day, random),
    );
    const completionDay = simulateCompletion(write, random);
    const projection = computeForecast({
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
    projectedCount += 1;
    insideCount += completionDay >= early && completionDay <= late ? 1 : 0;
    totalWidth += (late - early) / (likely - from + 1);
  }

  return `  ${kind.padEnd(8)} ${Math.round((100 * insideCount) / projectedCount)} % inside, relative width ${(totalWidth / projectedCount).toFixed(2)}, ${projectedCount} with a range`;
}

function simulateCompletion(write: WritingHabit, random: () => number): number {
  let left = missing;
  for (let day = 0; day < horizon; day++) {
    left -= write(from + day, random);
    if (left <= 0) return from + day;
  }

  return from + horizon;
}
