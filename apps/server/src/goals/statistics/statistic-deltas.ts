import { createHash } from 'node:crypto';
import type { EntrySource, Measure } from '@longhand/contract/progress-values';
import type { LocalDay } from '@longhand/goals/days';
import { hourAt } from '@longhand/goals/local-day';

/** The project id of entries without a project. */
export const noProject = '00000000-0000-0000-0000-000000000000';

/** The fields of an entry that statistics count. */
export type CountedEntry = {
  entryOn: LocalDay;
  occurredAt: Date;
  zone: string;
  measure: Measure;
  unit: string;
  amount: number;
  source: EntrySource;
  projectId: string | null;
  tags: readonly string[];
  mood: number | null;
};

type Group = {
  measure: Measure;
  unit: string;
  on: LocalDay;
  projectId: string;
  tagsKey: string;
  tags: readonly string[];
};

type DailyDelta = Group & {
  source: EntrySource;
  amount: number;
  entries: number;
  moodSum: number;
  moods: number;
};

type HourlyDelta = Group & { hour: number; amount: number; entries: number };

export type StatisticDeltas = { daily: DailyDelta[]; hourly: HourlyDelta[] };

/** Sums added (1) and removed (-1) entries into one delta per row of the statistics. */
export function statisticDeltasOf(
  changes: readonly { entry: CountedEntry; sign: 1 | -1 }[],
): StatisticDeltas {
  const daily = new Map<string, DailyDelta>();
  const hourly = new Map<string, HourlyDelta>();
  for (const { entry, sign } of changes) {
    const group = groupOf(entry);
    const { source, mood } = entry;
    const key = [group.on, group.measure, group.unit, group.projectId, group.tagsKey];
    const day = daily.get([...key, source].join('\n')) ?? {
      ...{ ...group, source, amount: 0, entries: 0, moodSum: 0, moods: 0 },
    };
    daily.set([...key, source].join('\n'), {
      ...day,
      amount: day.amount + sign * entry.amount,
      entries: day.entries + sign,
      moodSum: day.moodSum + sign * (mood ?? 0),
      moods: day.moods + (mood === null ? 0 : sign),
    });
    if (source !== 'editor' && source !== 'timer') continue;
    const hour = hourAt(entry.occurredAt, entry.zone);
    const slot = hourly.get([...key, hour].join('\n')) ?? { ...group, hour, amount: 0, entries: 0 };
    const amount = slot.amount + sign * entry.amount;
    hourly.set([...key, hour].join('\n'), { ...slot, amount, entries: slot.entries + sign });
  }

  return { daily: [...daily.values()], hourly: [...hourly.values()] };
}

function groupOf({ measure, unit, entryOn: on, projectId, tags }: CountedEntry): Group {
  const tagsKey =
    tags.length === 0 ? '' : createHash('sha1').update(tags.join('\n')).digest('base64url');

  return { measure, unit, on, projectId: projectId ?? noProject, tagsKey, tags };
}
