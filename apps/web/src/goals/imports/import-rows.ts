import type { ImportRow } from '@longhand/contract/goals-imports';
import { limits } from '@longhand/contract/limits';
import { partsPerUnit } from '@longhand/contract/measure-parts';
import type { Measure } from '@longhand/contract/progress-values';
import { toAdditions } from '@longhand/progress-files/additions';
import type { FileMeasure, ProgressRecord } from '@longhand/progress-files/record';

/** Converts file records to rows, truncated to the limits. Amounts above the limit are skipped. */
export function toImportRows(records: readonly ProgressRecord[]): ImportRow[] {
  return toAdditions(records).flatMap((record) => {
    const measure = toMeasure(record.measure);
    const amount = Math.round(record.amount * partsPerUnit[measure]);
    if (Math.abs(amount) > limits.amountMax) return [];
    const tags = record.tags
      .map((tag) => toSingleLine(tag, limits.tagMax))
      .filter((tag) => tag !== '');

    return {
      entryOn: record.on,
      measure,
      amount,
      project: toSingleLine(record.project, limits.titleMax),
      tags: [...new Set(tags)].slice(0, limits.tagsPerItemMax),
      note: removeInvalidCharacters(record.note).slice(0, limits.noteMax).toWellFormed(),
      reference: toSingleLine(record.reference, limits.importReferenceMax),
    };
  });
}

/** Files measure time in minutes; other measures have the same name. */
function toMeasure(measure: FileMeasure): Measure {
  return measure === 'minute' ? 'time' : measure;
}

function toSingleLine(value: string, max: number): string {
  return removeInvalidCharacters(value)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed();
}

function removeInvalidCharacters(value: string): string {
  return value.replaceAll('\0', '').toWellFormed();
}
