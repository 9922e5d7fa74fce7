import type { ChangeSet, Text } from '@codemirror/state';
import type { NewTypedWordEntry } from '../device/typed-word-entries.ts';
import { applyEdit, countTypedWords, endBurst, isBurstOver, nothingTyped } from './typed-words.ts';

export type TypingLog = {
  recordEdit(edit: { changes: ChangeSet; isTyped: boolean; before: Text }): void;
  /** Queues the words typed so far for the goals. */
  flush(doc: Text): Promise<void>;
  /** Words typed in this writing session on the user's current day, for display. */
  words(doc: Text): number;
  /** When the first word of this writing session was typed; null before. */
  readonly startedAt: Date | null;
  /** Id of the entry that is still growing. */
  readonly clientId: string;
};

type TypingLogOptions = {
  /** Queues an entry; the same id again raises its amount. */
  queue: (entry: NewTypedWordEntry) => Promise<void>;
  now: () => Date;
  dayOf: (at: Date) => string;
  newId: () => string;
};

/** The words typed in one writing session: one growing entry per day of the user. */
export function createTypingLog({ queue, now, dayOf, newId }: TypingLogOptions): TypingLog {
  let typed = nothingTyped;
  const createEntry = (entryOn: string) => ({
    clientId: newId(),
    entryOn,
    occurredAt: now().toISOString(),
    kept: 0,
  });
  let currentEntry = createEntry(dayOf(now()));
  let startedAt: Date | null = null;

  const queueAmount = async (amount: number) => {
    const target = currentEntry;
    if (amount === target.kept) return;
    const { kept: _, ...entry } = target;
    await queue({ ...entry, source: 'editor', amount });
    target.kept = amount;
  };

  return {
    recordEdit({ changes, isTyped, before }) {
      const at = now();
      if (isTyped) startedAt ??= at;
      if (isBurstOver(typed, at.getTime())) typed = endBurst(typed, before);
      if (dayOf(at) !== currentEntry.entryOn) {
        void queueAmount(countTypedWords(typed, before));
        typed = nothingTyped;
        currentEntry = createEntry(dayOf(at));
      }
      typed = applyEdit(typed, { changes, isTyped, at: at.getTime() });
    },

    flush: (doc) => queueAmount(countTypedWords(typed, doc)),
    words: (doc) => countTypedWords(typed, doc),

    get startedAt() {
      return startedAt;
    },

    get clientId() {
      return currentEntry.clientId;
    },
  };
}
