import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import {
  insightQuery,
  insightRefusals,
  insightScope,
  interval,
  sampleSize,
} from './insights-values.ts';
import { id, instant, localDate, textLanguage } from './values.ts';

const count = z.number().int();

/** Why a text has no sentiment: its language has no word list, it is too short, or too few of its sentences have a known word. */
export const sentimentAbsence = z.object({
  code: z.enum(['language', 'too_short', 'coverage', 'not_analyzed']),
  /** Sentences or words for `too_short`, a share for `coverage`; otherwise null. */
  needs: z.number().nullable(),
  has: z.number().nullable(),
});
export type SentimentAbsence = z.infer<typeof sentimentAbsence>;

/** The sentiment of a saved text as it was last analyzed: its words, not its writer. */
export const textSentiment = z.object({
  sampleId: id,
  title: z.string(),
  language: textLanguage,
  words: count,
  /** The local day on which it was started, and its last change. */
  on: localDate,
  changedAt: instant,
  /** Mean over its sentences, -1 to 1; null if `absent`. */
  polarity: z.number().nullable(),
  absent: sentimentAbsence.nullable(),
  /** Share of its sentences with a word of the list, 0 to 1; null in English, whose list needs no such check. */
  coverage: z.number().nullable(),
});
export type TextSentiment = z.infer<typeof textSentiment>;

export const insightTexts = {
  readSentiment: endpoint({
    summary: 'Read logged moods, their correlation with amounts, and the sentiment of saved texts',
    method: 'GET',
    path: '/api/insights/sentiment',
    access: 'user',
    query: insightQuery,
    reply: z.object({
      ...insightScope,
      moods: z.object({
        sample: sampleSize,
        /** Mean of the moods logged on a day, 1 to 5. */
        days: z.array(z.object({ on: localDate, mood: z.number(), entries: count })),
        /** Means of the 7 days up to each day with a mood, if 3 of them have one. */
        means: z.array(z.object({ on: localDate, mean: z.number() })),
        mean: z.number().nullable(),
        meanBefore: z.number().nullable(),
      }),
      /** Spearman’s rank correlation of a day’s mood and amount; says nothing about cause. */
      moodAmount: z.object({
        sample: sampleSize,
        rho: z.number().nullable(),
        interval: interval.nullable(),
        points: z.array(z.object({ on: localDate, mood: z.number(), amount: count })),
      }),
      /** Saved texts that were started in the period, oldest first, at most 500; filtered by project and tag. */
      texts: z.object({
        sample: sampleSize,
        items: z.array(textSentiment),
        /** Mean polarity weighted by words. */
        mean: z.number().nullable(),
        meanBefore: z.number().nullable(),
      }),
    }),
    fails: insightRefusals,
  }),

  readTextSentiment: endpoint({
    summary: 'Read the sentiment within a saved text, from its beginning to its end',
    method: 'GET',
    path: '/api/insights/sentiment/:id',
    access: 'user',
    params: z.object({ id }),
    reply: textSentiment.extend({
      /** Up to 60 consecutive parts with the same number of sentences; `from` and `to` are shares of the text. */
      arc: z.array(
        z.object({
          from: z.number(),
          to: z.number(),
          sentences: count,
          polarity: z.number(),
        }),
      ),
    }),
    fails: ['sample_not_found'],
  }),
};
