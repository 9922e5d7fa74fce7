import type { ExportChoice, ExportSection } from '@longhand/contract/reports-export';
import type { LocalDate } from '../../platform/local-date.ts';

/** A choice as the form shows it; an empty text means no restriction. */
export type ExportDraft = {
  format: ExportChoice['format'];
  sections: readonly ExportSection[];
  dates: { from: LocalDate; to: LocalDate } | null;
  projectId: string;
  tag: string;
};

export const emptyDraft: ExportDraft = {
  format: 'xlsx',
  sections: ['entries'],
  dates: null,
  projectId: '',
  tag: '',
};

/** For charts the kinds of data do not count. */
export function toChoice({ format, sections, dates, projectId, tag }: ExportDraft): ExportChoice {
  return {
    format,
    sections: format === 'png' ? ['entries'] : [...sections],
    from: dates?.from ?? null,
    to: dates?.to ?? null,
    projectId: projectId === '' ? null : projectId,
    tag: tag === '' ? null : tag,
  };
}
