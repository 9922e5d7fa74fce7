import type { ProgressRecord } from './record.ts';
import { UnreadableFile } from './record.ts';

/**
 * novelWriter's session log `sessions.jsonl`: a record a session with its start and end in the writer's own
 * time, its totals of words in the novel and in notes, and the seconds without a key. Of each session the
 * words that were added since the one before are taken, and the minutes that were worked.
 *
 * Format: novelWriter, `novelwriter/core/sessions.py`.
 *
 * @throws UnreadableFile `no_progress_inside` when no line is such a record.
 */
export function readNovelWriterLog(text: string): ProgressRecord[] {
  const lines = text.split(/\r?\n/u).flatMap(parsed);
  let words = startOf(lines);
  const records = lines.filter(isSession).flatMap((session) => {
    const total = count(session['novel']) + count(session['notes']);
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
  if (records.length === 0) throw new UnreadableFile('no_progress_inside');

  return records;
}

type Session = Record<string, unknown> & { start: string; end: string };

function parsed(line: string): Record<string, unknown>[] {
  try {
    const value: unknown = JSON.parse(line);

    return typeof value === 'object' && value !== null ? [{ ...value }] : [];
  } catch {
    return [];
  }
}

/** The log begins with how many words the project had already. */
function startOf(lines: readonly Record<string, unknown>[]): number {
  return count(lines.find((line) => line['type'] === 'initial')?.['offset']);
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
  const seconds = (Date.parse(iso(session.end)) - Date.parse(iso(session.start))) / 1_000;

  return Number.isNaN(seconds)
    ? 0
    : Math.max(0, Math.round((seconds - count(session['idle'])) / 60));
}

function iso(at: string): string {
  return `${at.slice(0, 10)}T${at.slice(11, 19)}Z`;
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : 0;
}
