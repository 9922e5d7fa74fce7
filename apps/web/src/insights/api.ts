import { insightDays } from '@longhand/contract/insights-days';
import { insightFigures } from '@longhand/contract/insights-figures';
import { insightStatements } from '@longhand/contract/insights-statements';
import { insightTexts } from '@longhand/contract/insights-texts';
import { insightTrends } from '@longhand/contract/insights-trends';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';
import type { LocalDate } from '../platform/local-date.ts';
import { useChange } from '../platform/query.ts';
import type { insightQueryOf } from './period/insight-search.ts';

const figures = client(insightFigures);
const texts = client(insightTexts);
const trends = client(insightTrends);
const statements = client(insightStatements);
const days = client(insightDays);
const quietDays = client(insightDays, { quiet: true });

export type InsightQuery = ReturnType<typeof insightQueryOf>;
type Figures = typeof figures;

export type AnalyticsFigures = Awaited<ReturnType<Figures['readAnalytics']>>;
export type ProgressFigures = Awaited<ReturnType<Figures['readProgress']>>;
export type TemporalFigures = Awaited<ReturnType<Figures['readTemporal']>>;
export type SentimentFigures = Awaited<ReturnType<(typeof texts)['readSentiment']>>;
export type TrendFigures = Awaited<ReturnType<(typeof trends)['readTrends']>>;
export type TrendReportHead = Awaited<
  ReturnType<(typeof trends)['listTrendReports']>
>['items'][number];

/** Keeps the previous figures while a filter changes. */
const kept = { placeholderData: keepPreviousData };

export function useAnalyticsFigures(query: InsightQuery) {
  return useQuery({
    queryKey: ['insights', 'analytics', query],
    queryFn: () => figures.readAnalytics({ query }),
    ...kept,
  });
}

export function useProgressFigures(query: InsightQuery) {
  return useQuery({
    queryKey: ['insights', 'progress', query],
    queryFn: () => figures.readProgress({ query }),
    ...kept,
  });
}

export function useTemporalFigures(query: InsightQuery) {
  return useQuery({
    queryKey: ['insights', 'temporal', query],
    queryFn: () => figures.readTemporal({ query }),
    ...kept,
  });
}

export function useSentimentFigures(query: InsightQuery) {
  return useQuery({
    queryKey: ['insights', 'sentiment', query],
    queryFn: () => texts.readSentiment({ query }),
    ...kept,
  });
}

export function useTextSentiment(id: string) {
  return useQuery({
    queryKey: ['insights', 'sentiment', 'text', id],
    queryFn: () => texts.readTextSentiment({ params: { id } }),
  });
}

export function useTrendFigures(query: InsightQuery) {
  return useQuery({
    queryKey: ['insights', 'trends', query],
    queryFn: () => trends.readTrends({ query }),
    ...kept,
  });
}

/** Stored trend reports, newest first; at most a hundred per writer. */
export function useTrendReports() {
  return useQuery({
    queryKey: ['insights', 'trend-reports'],
    queryFn: () => trends.listTrendReports({ query: { size: 100 } }),
  });
}

export function useTrendReport(id: string) {
  return useQuery({
    queryKey: ['insights', 'trend-report', id],
    queryFn: () => trends.readTrendReport({ params: { id } }),
  });
}

export function useStatements() {
  return useQuery({
    queryKey: ['insights', 'statements'],
    queryFn: () => statements.listStatements({ query: {} }),
  });
}

/** The available filters; the bar also works without them. */
export function useFilters() {
  return useQuery({ queryKey: ['insights', 'filters'], queryFn: () => quietDays.readFilters() });
}

export type DayFilter = { weekday?: number; hour?: number };

/** The days behind a point of a chart. */
export function useDays(query: InsightQuery, filter: DayFilter) {
  return useQuery({
    queryKey: ['insights', 'days', query, filter],
    queryFn: () => days.listDays({ query: { ...query, ...filter, size: 100 } }),
  });
}

export function useDay(on: LocalDate, { projects, tags }: InsightQuery) {
  const query = {
    ...(projects === undefined ? {} : { projects }),
    ...(tags === undefined ? {} : { tags }),
  };

  return useQuery({
    queryKey: ['insights', 'day', on, query],
    queryFn: () => days.readDay({ params: { on }, query }),
  });
}

const stale = ['insights'];
export const useSaveAnnotation = () => useChange(days.saveAnnotation, { stale });
export const useRemoveAnnotation = () => useChange(days.removeAnnotation, { stale });
export const useCreateTrendReport = () => useChange(trends.createTrendReport, { stale });
export const useRemoveTrendReport = () => useChange(trends.removeTrendReport, { stale });
export const useChangeStatement = () =>
  useChange(statements.changeStatement, { stale: ['insights', 'home'] });
