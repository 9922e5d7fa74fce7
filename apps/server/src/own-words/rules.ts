import { ownWordKey } from '@longhand/contract/own-word-key';
import type { OwnWord } from '@longhand/contract/own-words';

/** A word as it stands, or (null) the id of one that was removed. */
export type Standing = ReadonlyMap<string, OwnWord | null>;

/** What a request changes, and under which id each word that it brought stands; null: it was removed before. */
export type Merged = {
  written: readonly OwnWord[];
  removed: readonly string[];
  ids: (string | null)[];
};

/**
 * Brings what a device sent together with what stands. Two devices that add the same word have one; what was removed is not
 * brought back by a device that did not hear of it; nothing is written that says what is there already.
 */
export function merge(standing: Standing, sent: readonly OwnWord[]): Merged {
  const words = new Map(standing);
  const places = new Map<string, string>();
  const moving = new Set(sent.map(({ id }) => id));
  for (const word of words.values()) {
    if (word !== null && !moving.has(word.id)) places.set(placeOf(word), word.id);
  }
  const written = new Map<string, OwnWord>();
  const removed = new Set<string>();

  const ids = sent.map((word) => {
    const before = words.get(word.id);
    if (before === null) return null;

    const place = placeOf(word);
    const id = places.get(place) ?? word.id;
    if (before !== undefined && id !== word.id) {
      words.set(word.id, null);
      written.delete(word.id);
      removed.add(word.id);
    }
    const now = { ...word, id };
    if (!isSame(words.get(id), now)) written.set(id, now);
    words.set(id, now);
    places.set(place, id);

    return id;
  });

  return { written: [...written.values()], removed: [...removed], ids };
}

function placeOf(word: OwnWord): string {
  return `${word.kind} ${word.projectId} ${ownWordKey(word)}`;
}

function isSame(before: OwnWord | null | undefined, now: OwnWord): boolean {
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

/** What a device has heard up to, and when it was told so. */
type Cursor = { revision: number; at: number };

export function writeCursor({ revision, at }: Cursor): string {
  return `${revision}-${at}`;
}

export function readCursor(cursor: string): Cursor {
  const [revision = 0, at = 0] = cursor.split('-').map(Number);

  return { revision, at };
}
