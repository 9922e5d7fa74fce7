import type { ProgressRecord } from './record.ts';
import { UnreadableFileError } from './record.ts';

/**
 * Reads the novelWriter session log `sessions.jsonl`: one record per session with local start and end time, total words of novel and notes,
 * and idle seconds. Each session gives the words added since the previous one and the active minutes.
 *
 * Format: novelWriter, `novelwriter/core/sessions.py`.
 *
 * @throws UnreadableFile `no_progress_inside` if no line is a session record.
 */
export function readNovelWriterLog(text: string): ProgressRecord[] {
  const lines = text.split(/\r?\n/u).flatMap(parseLine);
  let words = initialWordCount(lines);
  const records = lines.filter(isSession).flatMap((session) => {
    const total = toInteger(session['novel']) + toInteger(session['notes']);
    const added = total - words;
    words = total;
    const minutes = minutesOf(session);
    const shared = {
      on: session.start.slice(0, 10),
      mode: 'add' as const,
      project: '',
      tags: [],
      note: '',
    };

    return [
      { ...shared, measure: 'word' as const, amount: added, reference: `${session.start}|word` },
      {
        ...shared,
        measure: 'minute' as const,
        amount: minutes,
        reference: `${session.start}|minute`,
      },
    ].filter(({ amount }) => amount !== 0);
  });
  if (records.length === 0) throw new UnreadableFileError('no_progress_inside');

  return records;
}

type Session = Record<string, unknown> & { start: string; end: string };

function parseLine(line: string): Record<string, unknown>[] {
  try {
    const value: unknown = JSON.parse(line);

    return typeof value === 'object' && value !== null ? [{ ...value }] : [];
  } catch {
    return [];
  }
}

/** The log starts with the initial word count of the project. */
function initialWordCount(lines: readonly Record<string, unknown>[]): number {
  return toInteger(lines.find((line) => line['type'] === 'initial')?.['offset']);
}

function isSession(line: Record<string, unknown>): line is Session {
  return (
    line['type'] === 'record' &&
    [line['start'], line['end']].every(
      (at) => typeof at === 'string' && /^\d{4}-\d{2}-\d{2}[ T]/u.test(at),
    )
  );
}

function minutesOf(session: Session): number {
  const seconds =
    (Date.parse(toIsoInstant(session.end)) - Date.parse(toIsoInstant(session.start))) / 1_000;

  return Number.isNaN(seconds)
    ? 0
    : Math.max(0, Math.round((seconds - toInteger(session['idle'])) / 60));
}

function toIsoInstant(at: string): string {
  return `${at.slice(0, 10)}T${at.slice(11, 19)}Z`;
}

function toInteger(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : 0;
}
