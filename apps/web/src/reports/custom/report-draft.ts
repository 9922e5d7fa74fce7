import { limits } from '@longhand/contract/limits';
import type { ReportBlockName } from '@longhand/contract/reports-custom';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { InsightSearch } from '../../insights/figures.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { safeSessionStorage, storageKeys } from '../../platform/storage.ts';
import type { CustomReport, Definition } from './custom-api.ts';

/** A changed definition, with the version of the saved report that it is based on; 0 for a new one. */
type ReportDraft = { definition: Definition; version: number };

/** Longer than “(copy)” in any language. */
const suffixLength = 30;

const defaultBlocks: readonly ReportBlockName[] = [
  ...(['figures', 'series', 'projects', 'goals', 'highlights'] as const),
];

/** The definition of a report with its unsaved changes, which are stored in this tab. */
export function useReportDraft(saved: CustomReport | null) {
  const t = useTranslations('custom-reports');
  const language = useLocale();
  const { locale, measure } = usePreferences();
  const key = `${storageKeys.customReport}.${saved?.id ?? 'new'}`;
  const [draft, setDraft] = useState(() => readDraft(key));
  const definition: Definition =
    draft?.definition ??
    saved?.definition ??
    ({
      ...{ range: 'last_28_days', compare: 'previous', projects: [], tags: [], measure, unit: '' },
      ...{ title: t('untitled'), note: '', blocks: [...defaultBlocks], step: null, goals: [] },
      language: locale ?? (language as Definition['language']), // the interface has no other languages
    } satisfies Definition);

  return {
    definition,
    version: draft?.version ?? saved?.version ?? 0,
    hasChanges: draft !== null,
    change(changed: Definition) {
      const version = draft?.version ?? saved?.version ?? 0;
      const next = { definition: changed, version };
      setDraft(next);
      safeSessionStorage.set(key, JSON.stringify(next));
    },
    discard() {
      setDraft(null);
      safeSessionStorage.remove(key);
    },
  };
}

/** Range and filters of a definition as the state of the sentence of insights. */
export function searchOf(definition: Definition): InsightSearch {
  const { range, from, to, compare, projects, tags, measure, unit } = definition;
  const dates = from !== undefined && to !== undefined ? { from, to } : null;

  return {
    ...{ compare, projects, tags, measure, unit, dates },
    range: dates === null ? range : null,
  };
}

/** The reverse; a range since a project began needs exactly one project. */
export function definitionOf(
  { dates, projects, tags, range, ...search }: InsightSearch,
  { from: _from, to: _to, ...definition }: Definition,
): Definition {
  const isPossible = range !== 'project' || projects.length === 1;

  return {
    ...definition,
    ...search,
    ...{ projects: [...projects], tags: [...tags] },
    range: isPossible ? (range ?? definition.range) : 'all',
    ...dates,
  };
}

/** A title with room for a suffix. */
export function shortenTitle(title: string): string {
  return title.slice(0, limits.titleMax - suffixLength).replace(/[\ud800-\udbff]$/, '');
}

function readDraft(key: string): ReportDraft | null {
  const text = safeSessionStorage.get(key);
  if (text === null) return null;

  try {
    const stored: unknown = JSON.parse(text);

    return isReportDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** An older app version may have stored another shape. */
function isReportDraft(stored: unknown): stored is ReportDraft {
  const { definition, version }: Record<string, unknown> = Object(stored);
  const { title, note, blocks, projects, tags, goals }: Record<string, unknown> =
    Object(definition);

  return (
    typeof version === 'number' &&
    [title, note].every((one) => typeof one === 'string') &&
    [blocks, projects, tags, goals].every(Array.isArray)
  );
}
