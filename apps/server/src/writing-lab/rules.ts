import { createHash } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import type { DocumentKind, TextLanguage } from '@longhand/contract/values';
import { minute } from '../platform/clock.ts';

/** A text as sent by the client. */
export type SubmittedText = {
  title: string;
  kind: DocumentKind;
  language: TextLanguage;
  text: string;
};

/** The fields that determine whether two states of a text are equal. */
export type SampleContent = Omit<SubmittedText, 'text'> & { digest: string };

/** The fields that determine whether two versions are equal. */
export type VersionContent = { title: string; digest: string };

/** A digest of a text for comparisons, so that the text itself need not be read. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

export function isSameContent(one: SampleContent, other: SampleContent): boolean {
  return isSameVersion(one, other) && hasSameCounts(one, other);
}

export function isSameVersion(one: VersionContent, other: VersionContent): boolean {
  return one.title === other.title && one.digest === other.digest;
}

/** Whether the counts of one state also apply to the other. */
export function hasSameCounts(
  one: Omit<SampleContent, 'title'>,
  other: Omit<SampleContent, 'title'>,
): boolean {
  return one.digest === other.digest && one.kind === other.kind && one.language === other.language;
}

type CurrentState = SampleContent & { changedAt: Date; versions: number };
type VersionDecision = { idle: boolean; explicit: boolean };

/**
 * Decides which versions a save creates. The previous state becomes one if it was idle long enough, differs from the new state and is not a
 * version yet. The new state becomes one if the user requested it and it differs from the newest version.
 */
export function decideVersions(
  { head, newest, next }: { head: CurrentState; newest: VersionContent; next: SampleContent },
  { now, version }: { now: Date; version: boolean },
): VersionDecision {
  const isIdle = now.getTime() - head.changedAt.getTime() >= limits.idleVersionMinutes * minute;
  const idle = isIdle && !isSameVersion(head, next) && !isSameVersion(head, newest);

  return { idle, explicit: version && !isSameVersion(next, idle ? head : newest) };
}

/** Creation and change date as sent by the client: neither in the future, nor creation after the change. */
export function datesOf(
  { createdAt, changedAt }: { createdAt?: string | undefined; changedAt?: string | undefined },
  now: Date,
): { createdAt: Date; changedAt: Date } {
  const changed = earlier(changedAt, now);

  return { createdAt: earlier(createdAt, changed), changedAt: changed };
}

function earlier(value: string | undefined, latest: Date): Date {
  const at = value === undefined ? latest : new Date(value);

  return at < latest ? at : latest;
}

/** How many characters an excerpt may be shortened to start at a word. */
const maxWordShift = 40;

/**
 * The end of a text, starting at a word in scripts with spaces.
 *
 * @param tail end of the text, longer than the excerpt
 * @param length in graphemes
 */
export function excerptOf(tail: string, length: number): string {
  const characters = Array.from(graphemes.segment(tail.trimEnd()), ({ segment }) => segment);
  const from = Math.max(0, characters.length - length);
  const space = characters.findIndex((character, at) => at >= from - 1 && /^\s/.test(character));
  const start = from === 0 || space === -1 || space > from + maxWordShift ? from : space;

  return characters.slice(start).join('').trimStart();
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
