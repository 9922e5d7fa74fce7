import type { ChangeSet, Text } from '@codemirror/state';
import type { NewEntry } from '../device/outbox.ts';
import { afterEdit, isBurstOver, nothingTyped, settled, wordsTyped } from './typed-words.ts';

export type TypingLog = {
  edited(edit: { changes: ChangeSet; isTyped: boolean; before: Text }): void;
  /** Puts the words typed so far in the queue for the goals. */
  keep(doc: Text): Promise<void>;
  /** Words typed in this sitting on the writer's day, for the screen. */
  words(doc: Text): number;
  /** When the first word of this sitting was typed; null before. */
  readonly startedAt: Date | null;
  /** The entry that still grows. */
  readonly clientId: string;
};

type Surroundings = {
  /** Takes an entry on its way; the same id again raises its amount. */
  queue: (entry: NewEntry) => Promise<void>;
  now: () => Date;
  dayOf: (at: Date) => string;
  newId: () => string;
};

/** The words typed in one sitting: one growing entry for each of the writer's days. */
export function typingLog({ queue, now, dayOf, newId }: Surroundings): TypingLog {
  let typed = nothingTyped;
  const begin = (entryOn: string) => ({
    clientId: newId(),
    entryOn,
    occurredAt: now().toISOString(),
    kept: 0,
  });
  let sitting = begin(dayOf(now()));
  let startedAt: Date | null = null;

  const put = async (amount: number) => {
    const into = sitting;
    if (amount === into.kept) return;
    const { kept: _, ...entry } = into;
    await queue({ ...entry, source: 'editor', amount });
    into.kept = amount;
  };

  return {
    edited({ changes, isTyped, before }) {
      const at = now();
      if (isTyped) startedAt ??= at;
      if (isBurstOver(typed, at.getTime())) typed = settled(typed, before);
      if (dayOf(at) !== sitting.entryOn) {
        void put(wordsTyped(typed, before));
        typed = nothingTyped;
        sitting = begin(dayOf(at));
      }
      typed = afterEdit(typed, { changes, isTyped, at: at.getTime() });
    },

    keep: (doc) => put(wordsTyped(typed, doc)),
    words: (doc) => wordsTyped(typed, doc),

    get startedAt() {
      return startedAt;
    },

    get clientId() {
      return sitting.clientId;
    },
  };
}
