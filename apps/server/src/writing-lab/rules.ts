import { createHash } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import type { DocumentKind, TextLanguage } from '@longhand/contract/values';
import { minute } from '../platform/clock.ts';

/** What a writer sends of a text. */
export type Draft = {
  title: string;
  kind: DocumentKind;
  language: TextLanguage;
  text: string;
};

/** What decides whether two states of a text are the same. */
export type Content = Omit<Draft, 'text'> & { digest: string };

/** What decides whether two versions are the same. */
export type VersionContent = { title: string; digest: string };

/** Stands for a text in comparisons, so that the text itself stays where it is. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

export function isSameContent(one: Content, other: Content): boolean {
  return isSameVersion(one, other) && isCountedAlike(one, other);
}

export function isSameVersion(one: VersionContent, other: VersionContent): boolean {
  return one.title === other.title && one.digest === other.digest;
}

/** Whether words, characters and findings of one hold for the other. */
export function isCountedAlike(
  one: Omit<Content, 'title'>,
  other: Omit<Content, 'title'>,
): boolean {
  return one.digest === other.digest && one.kind === other.kind && one.language === other.language;
}

type Head = Content & { changedAt: Date; versions: number };
type Kept = { idle: boolean; explicit: boolean };

/**
 * Which versions a save makes. The state before it becomes one when it stood untouched for the idle minutes, differs from what comes
 * and is none yet; what comes becomes one when the writer asks for it and the newest version is another.
 */
export function versionsKept(
  { head, newest, next }: { head: Head; newest: VersionContent; next: Content },
  { now, version }: { now: Date; version: boolean },
): Kept {
  const rested = now.getTime() - head.changedAt.getTime() >= limits.idleVersionMinutes * minute;
  const idle = rested && !isSameVersion(head, next) && !isSameVersion(head, newest);

  return { idle, explicit: version && !isSameVersion(next, idle ? head : newest) };
}

/** When a text was begun and last changed, as its writer says: neither lies ahead, nor the beginning after the change. */
export function datesOf(
  { createdAt, changedAt }: { createdAt?: string | undefined; changedAt?: string | undefined },
  now: Date,
): { createdAt: Date; changedAt: Date } {
  const changed = earlier(changedAt, now);

  return { createdAt: earlier(createdAt, changed), changedAt: changed };
}

function earlier(said: string | undefined, most: Date): Date {
  const at = said === undefined ? most : new Date(said);

  return at < most ? at : most;
}

/** How far an excerpt may give way to begin at a word. */
const wordMax = 40;

/**
 * The closing lines of a text, begun at a word where the script puts spaces between words.
 *
 * @param tail the end of the text, longer than the excerpt
 * @param length in characters as a reader counts them
 */
export function excerptOf(tail: string, length: number): string {
  const characters = Array.from(graphemes.segment(tail.trimEnd()), ({ segment }) => segment);
  const from = Math.max(0, characters.length - length);
  const space = characters.findIndex((character, at) => at >= from - 1 && /^\s/.test(character));
  const start = from === 0 || space === -1 || space > from + wordMax ? from : space;

  return characters.slice(start).join('').trimStart();
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
