import { limits } from '@longhand/contract/limits';
import type { Description, WholeText, WholeVersion } from './sample-store.ts';

type Content = Description & { text: string };
type VersionContent = Pick<Content, 'title' | 'text'>;

export function isSameContent(one: Content, other: Content): boolean {
  return isSameVersion(one, other) && one.kind === other.kind && one.language === other.language;
}

/**
 * Which versions a save creates, as on the server: the previous state, if it was unchanged for the idle minutes and is not a version yet;
 * the new state, if the user asked for it and it differs from the newest version.
 */
export function versionsToCreate(
  { before, newest, next }: { before: WholeText; newest: VersionContent; next: Content },
  { at, version }: { at: string; version: boolean },
): { idle: boolean; explicit: boolean } {
  const isIdle = Date.parse(at) - Date.parse(before.changedAt) >= idleMs;
  const idle = isIdle && !isSameVersion(before, next) && !isSameVersion(before, newest);

  return { idle, explicit: version && !isSameVersion(next, idle ? before : newest) };
}

/** The state of a text as a version with this number. */
export function toVersion(
  { id, title, words, text, changedAt }: WholeText,
  number: number,
  reason: WholeVersion['reason'] = 'explicit',
): WholeVersion & { textId: string } {
  return { textId: id, number, title, words, text, reason, createdAt: changedAt };
}

const idleMs = limits.idleVersionMinutes * 60_000;

function isSameVersion(one: VersionContent, other: VersionContent): boolean {
  return one.title === other.title && one.text === other.text;
}
