import {
  type InsightComparison,
  type InsightRangeName,
  insightComparisons,
  insightRanges,
} from '@longhand/contract/insights-values';
import { type Measure, measures } from '@longhand/contract/progress-values';
import { isLocalDate, type LocalDate } from '../../platform/local-date.ts';

/** Range, comparison and filters of a screen of insights; the state is in the URL. */
export type InsightSearch = {
  /** Null for a custom range. */
  range: InsightRangeName | null;
  dates: { from: LocalDate; to: LocalDate } | null;
  compare: InsightComparison;
  projects: readonly string[];
  tags: readonly string[];
  measure: Measure;
  unit: string;
};

const defaultRange: InsightRangeName = 'last_28_days';

/** Reads the search parameters of an address. Invalid ones are ignored, so that an old link still opens. */
export function parseInsightSearch(search: Readonly<Record<string, unknown>>): InsightSearch {
  const textOf = (name: string) => (search[name] === undefined ? '' : String(search[name]));
  const projects = listOf(textOf('projects'), ',');
  const dates = datesOf(textOf('from'), textOf('to'));
  const range = insightRanges.find((one) => one === textOf('range')) ?? defaultRange;
  const measure = measures.find((one) => one === textOf('measure')) ?? 'word';
  const unit = measure === 'own' ? textOf('unit') : '';

  return {
    range: dates !== null ? null : isPossible(range, projects) ? range : defaultRange,
    dates,
    compare: insightComparisons.find((one) => one === textOf('compare')) ?? 'none',
    projects,
    tags: listOf(textOf('tags'), '\n'),
    measure: measure === 'own' && unit === '' ? 'word' : measure,
    unit,
  };
}

/** The query of the endpoints, and the search parameters of the address: defaults are left out. */
export function insightQueryOf(search: InsightSearch) {
  const { range, dates, compare, projects, tags, measure, unit } = search;
  const named = range === null || !isPossible(range, projects) ? defaultRange : range;

  return {
    ...(dates ?? (named === defaultRange ? {} : { range: named })),
    ...(compare === 'none' ? {} : { compare }),
    ...(projects.length === 0 ? {} : { projects: projects.join(',') }),
    ...(tags.length === 0 ? {} : { tags: tags.join('\n') }),
    ...(measure === 'word' ? {} : { measure }),
    ...(unit === '' ? {} : { unit }),
  };
}

/** The path of a screen of insights with search parameters. */
export function insightPath(
  path: string,
  params: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(given).toString();

  return query === '' ? path : `${path}?${query}`;
}

/** A range since the start of a project needs one project. */
function isPossible(range: InsightRangeName, projects: readonly string[]): boolean {
  return range !== 'project' || projects.length === 1;
}

function datesOf(from: string, to: string): InsightSearch['dates'] {
  if (!isLocalDate(from) || !isLocalDate(to)) return null;

  return from <= to ? { from, to } : { from: to, to: from };
}

function listOf(text: string, separator: string): readonly string[] {
  return [...new Set(text.split(separator))].filter((part) => part !== '');
}
