import { limits } from '@longhand/contract/limits';
import type { Description, WholeText, WholeVersion } from './sample-store.ts';

type Content = Description & { text: string };
type VersionContent = Pick<Content, 'title' | 'text'>;

export function isSameContent(one: Content, other: Content): boolean {
  return isSameVersion(one, other) && one.kind === other.kind && one.language === other.language;
}

/**
 * Which versions a save makes, as on the server: the state before it when that stood untouched for the idle minutes and is none
 * yet; what comes when the writer asks for it and it is not the newest version already.
 */
export function versionsKept(
  { before, newest, next }: { before: WholeText; newest: VersionContent; next: Content },
  { at, version }: { at: string; version: boolean },
): { idle: boolean; explicit: boolean } {
  const rested = Date.parse(at) - Date.parse(before.changedAt) >= idleMs;
  const idle = rested && !isSameVersion(before, next) && !isSameVersion(before, newest);

  return { idle, explicit: version && !isSameVersion(next, idle ? before : newest) };
}

/** The state of a text as its version of a number. */
export function versionOf(
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
