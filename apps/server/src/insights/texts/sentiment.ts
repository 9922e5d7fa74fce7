import type { MetricValue } from '@longhand/analysis/measures/metric-value';
import { refuse } from '@longhand/contract/errors';
import type {
  insightTexts,
  SentimentAbsence,
  TextSentiment,
} from '@longhand/contract/insights-texts';
import { addDays } from '@longhand/goals/days';
import { rankCorrelation } from '@longhand/insights/statistics/rank-correlation';
import { type DaySum, listDaySums, listMoodSums, localDayAt } from '../../goals/index.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import {
  enqueueTextMeasures,
  listMeasuredTexts,
  listStaleTexts,
  readMeasuredText,
} from '../../writing-lab/index.ts';
import { filterOf, presentScope, resolveScope } from '../scope.ts';

const maxTexts = 500;
const minMoodDays = 5;
/** Minimum number of days for a correlation. */
const minPairs = 20;

type DayMood = { on: string; mood: number; entries: number };
type MeasuredText = NonNullable<Awaited<ReturnType<typeof readMeasuredText>>>;

export const sentimentHandlers: Handlers<typeof insightTexts> = {
  async readSentiment({ query }, context) {
    const { db } = context;
    const scope = await resolveScope(query, context);
    const { filter, before, timeZone } = scope;
    const days = moodsOf(await listMoodSums(db, filter));
    const texts = await listMeasuredTexts(db, { ...filter, timeZone }, maxTexts);
    const earlier = before && filterOf(filter, before);
    const textsBefore =
      earlier && (await listMeasuredTexts(db, { ...earlier, timeZone }, maxTexts));
    await refreshMeasures(context);
    const items = texts.map((text) => presentText(text, context));

    return {
      ...presentScope(scope),
      moods: {
        sample: { unit: 'days', has: days.length, needs: minMoodDays },
        days,
        means: weekMeans(days),
        mean: meanMood(days),
        meanBefore: earlier && meanMood(moodsOf(await listMoodSums(db, earlier))),
      },
      moodAmount: correlate(days, await listDaySums(db, filter)),
      texts: {
        sample: {
          unit: 'texts',
          has: items.filter(({ polarity }) => polarity !== null).length,
          needs: 1,
        },
        items,
        mean: meanPolarity(items),
        meanBefore:
          textsBefore && meanPolarity(textsBefore.map((text) => presentText(text, context))),
      },
    };
  },

  async readTextSentiment({ params: { id } }, context) {
    const text = await readMeasuredText(context.db, context.caller.userId, id);
    if (!text) throw refuse('sample_not_found');
    await refreshMeasures(context);
    const parts = text.measures?.sentimentArc ?? [];
    const total = parts.reduce((sum, { sentences }) => sum + sentences, 0);
    let sentencesBefore = 0;
    const arc = parts.map(({ sentences, polarity }) => {
      const from = sentencesBefore / total;
      sentencesBefore += sentences;

      return { from, to: sentencesBefore / total, sentences, polarity };
    });

    return { ...presentText(text, context), arc };
  },
};

/** Has the caller’s new and changed texts analyzed; the page is notified when they are. */
export async function refreshMeasures(context: Context<'user'>): Promise<void> {
  const { db, caller } = context;
  const [stale] = await listStaleTexts(db, caller.userId, 1);
  if (stale) await enqueueTextMeasures(db, context, caller.userId);
}

function presentText(
  text: MeasuredText,
  { caller }: Pick<Context<'user'>, 'caller'>,
): TextSentiment {
  const { id: sampleId, title, language, words, measures } = text;
  const value = measures?.metrics['mean-sentiment'];

  return {
    ...{ sampleId, title, language, words },
    on: localDayAt(text.createdAt, caller.preferences),
    changedAt: text.changedAt.toISOString(),
    polarity: value?.value ?? null,
    absent: absenceOf(value),
    coverage: measures?.sentimentCoverage ?? null,
  };
}

function absenceOf(value: MetricValue | undefined): SentimentAbsence | null {
  if (value === undefined) return { code: 'not_analyzed', needs: null, has: null };
  if (value.value !== null) return null;
  const { absent } = value;
  if (absent.code === 'too-short') return { ...absent, code: 'too_short' };
  if (absent.code === 'coverage') return absent;

  return { code: 'language', needs: null, has: null };
}

function moodsOf(days: readonly { on: string; moodSum: number; moods: number }[]): DayMood[] {
  return days.map(({ on, moodSum, moods }) => ({ on, mood: moodSum / moods, entries: moods }));
}

function weekMeans(days: readonly DayMood[]) {
  return days.flatMap(({ on }) => {
    const week = days.filter((day) => day.on <= on && day.on > addDays(on, -7));
    const mean = week.reduce((sum, { mood }) => sum + mood, 0) / week.length;

    return week.length < 3 ? [] : [{ on, mean }];
  });
}

function meanMood(days: readonly DayMood[]): number | null {
  const entries = days.reduce((sum, day) => sum + day.entries, 0);
  if (days.length < minMoodDays) return null;

  return days.reduce((sum, day) => sum + day.mood * day.entries, 0) / entries;
}

function correlate(days: readonly DayMood[], amounts: readonly DaySum[]) {
  const amountOf = new Map(amounts.map(({ on, amount }) => [on, amount]));
  const points = days.map(({ on, mood }) => ({ on, mood, amount: amountOf.get(on) ?? 0 }));
  const sample = { unit: 'days' as const, has: points.length, needs: minPairs };
  if (points.length < minPairs) return { sample, rho: null, interval: null, points };
  const { value, low, high } = rankCorrelation(
    points.map(({ mood }) => mood),
    points.map(({ amount }) => amount),
  );
  if (Number.isNaN(value)) return { sample, rho: null, interval: null, points };

  return { sample, rho: value, interval: { low, high }, points };
}

function meanPolarity(texts: readonly TextSentiment[]): number | null {
  const known = texts.flatMap(({ polarity, words }) =>
    polarity === null ? [] : [{ polarity, words: Math.max(1, words) }],
  );
  const words = known.reduce((sum, one) => sum + one.words, 0);

  return words === 0 ? null : known.reduce((sum, one) => sum + one.polarity * one.words, 0) / words;
}
