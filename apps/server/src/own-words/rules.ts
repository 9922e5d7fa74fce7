import { ownWordKey } from '@longhand/contract/own-word-key';
import type { OwnWord } from '@longhand/contract/own-words';

/** Stored words by ID; null for a removed word. */
export type StoredWords = ReadonlyMap<string, OwnWord | null>;

/** The changes of a request, and the ID under which each sent word is stored; null when it was removed before. */
export type MergeResult = {
  written: readonly OwnWord[];
  removed: readonly string[];
  ids: (string | null)[];
};

/**
 * Merges sent words with the stored ones. The same word from two devices is stored once; a removed word is not restored by a device that
 * missed the removal; unchanged words are not written.
 */
export function mergeWords(stored: StoredWords, sent: readonly OwnWord[]): MergeResult {
  const words = new Map(stored);
  const idsByIdentity = new Map<string, string>();
  const sentIds = new Set(sent.map(({ id }) => id));
  for (const word of words.values()) {
    if (word !== null && !sentIds.has(word.id)) idsByIdentity.set(identityOf(word), word.id);
  }
  const written = new Map<string, OwnWord>();
  const removed = new Set<string>();

  const ids = sent.map((word) => {
    const before = words.get(word.id);
    if (before === null) return null;

    const identity = identityOf(word);
    const id = idsByIdentity.get(identity) ?? word.id;
    if (before !== undefined && id !== word.id) {
      words.set(word.id, null);
      written.delete(word.id);
      removed.add(word.id);
    }
    const updated = { ...word, id };
    if (!isSameWord(words.get(id), updated)) written.set(id, updated);
    words.set(id, updated);
    idsByIdentity.set(identity, id);

    return id;
  });

  return { written: [...written.values()], removed: [...removed], ids };
}

function identityOf(word: OwnWord): string {
  return `${word.kind} ${word.projectId} ${ownWordKey(word)}`;
}

function isSameWord(before: OwnWord | null | undefined, now: OwnWord): boolean {
  return (
    before?.word === now.word &&
    before.rule === now.rule &&
    before.kind === now.kind &&
    before.projectId === now.projectId &&
    before.note === now.note &&
    before.isExact === now.isExact &&
    JSON.stringify(before.replacements) === JSON.stringify(now.replacements)
  );
}

/** The last revision that a device received, and when. */
type Cursor = { revision: number; at: number };

export function writeCursor({ revision, at }: Cursor): string {
  return `${revision}-${at}`;
}

export function readCursor(cursor: string): Cursor {
  const [revision = 0, at = 0] = cursor.split('-').map(Number);

  return { revision, at };
}
