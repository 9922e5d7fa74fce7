import type { ImportRow } from '@longhand/contract/goals-imports';
import { limits } from '@longhand/contract/limits';
import { partsOf } from '@longhand/contract/measure-parts';
import type { Measure } from '@longhand/contract/progress-values';
import { additionsOf } from '@longhand/progress-files/additions';
import type { FileMeasure, ProgressRecord } from '@longhand/progress-files/record';

/** Records of a file as rows to send, shortened to what is kept; amounts that nobody can have written are left out. */
export function rowsOf(records: readonly ProgressRecord[]): ImportRow[] {
  return additionsOf(records).flatMap((record) => {
    const measure = measureOf(record.measure);
    const amount = Math.round(record.amount * partsOf[measure]);
    if (Math.abs(amount) > limits.amountMax) return [];
    const tags = record.tags.map((tag) => oneLine(tag, limits.tagMax)).filter((tag) => tag !== '');

    return {
      entryOn: record.on,
      measure,
      amount,
      project: oneLine(record.project, limits.titleMax),
      tags: [...new Set(tags)].slice(0, limits.tagsOfOne),
      note: text(record.note).slice(0, limits.noteMax).toWellFormed(),
      reference: oneLine(record.reference, limits.importReferenceMax),
    };
  });
}

/** Files tell time in minutes; every other measure has the same name here. */
function measureOf(measure: FileMeasure): Measure {
  return measure === 'minute' ? 'time' : measure;
}

function oneLine(value: string, max: number): string {
  return text(value)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed();
}

function text(value: string): string {
  return value.replaceAll('\0', '').toWellFormed();
}
