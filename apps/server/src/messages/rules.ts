import { limits } from '@longhand/contract/limits';
import { addMilliseconds, day, hour } from '../platform/clock.ts';

/** The two users of a direct conversation in a fixed order, so that there is one conversation per pair. */
export function orderPair(
  one: string,
  other: string,
): { lowerUserId: string; higherUserId: string } {
  const [lowerUserId, higherUserId] = one < other ? [one, other] : [other, one];

  return { lowerUserId, higherUserId };
}

/** Whether a text contains a web address, in Markdown or plain. */
export function hasLink(text: string): boolean {
  return linkPattern.test(text);
}

const linkPattern =
  /[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\bmailto:|\]\(|\]:|<[a-z][a-z0-9+.-]*:|[\p{L}\d-]\.\p{L}{2,}\/\S/iu;

/** The first http or https address of a text, without the punctuation after it; null if there is none. */
export function firstLinkOf(text: string): string | null {
  for (const [address] of text.matchAll(/https?:\/\/[^\s<>"'`\])]+/giu)) {
    const url = URL.parse(address.replace(/[.,;:!?…*_~]+$/u, ''));
    if (url !== null) return url.href;
  }

  return null;
}

/** Usernames after an @ in a text, in lower case. In scripts without spaces between words, the @ needs none before it. */
export function mentionedNames(text: string): Set<string> {
  const matches = text.matchAll(
    /(?<![a-z0-9_@./-])@([a-z0-9][a-z0-9_-]{1,28}[a-z0-9])(?![a-z0-9_])/gi,
  );

  return new Set(Array.from(matches, ([, name = '']) => name.toLowerCase()));
}

const excerptLength = 200;

/** The start of a message without its Markdown, on one line. */
export function excerptOf(body: string): string {
  const plain = body
    .slice(0, 4 * excerptLength)
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s{0,3}(?:#{1,6}\s+|>+\s?|[-*+]\s+|```.*$)/gm, '')
    .replaceAll(/(\*\*|__|~~|`+)(.+?)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\p{N}])([*_])(\S(?:.*?\S)?)\1(?![\p{L}\p{N}])/gu, '$2')
    .replaceAll(/\s+/g, ' ')
    .trim();

  return [...plain].slice(0, excerptLength).join('');
}

/** How many conversations an account can start per day; fewer in its first week. */
export function dailyStartLimit(accountCreatedAt: Date, now: Date): number {
  const isNew = now.getTime() - accountCreatedAt.getTime() < 7 * day;

  return isNew ? Math.floor(limits.newConversationsPerDay / 5) : limits.newConversationsPerDay;
}

/** Whether the user's own message can still be edited. */
export function isEditable(sentAt: Date, now: Date): boolean {
  return now <= addMilliseconds(sentAt, limits.messageEditHours * hour);
}

/** Whether a person with this setting accepts messages from somebody, known or unknown to them. */
export function acceptsMessages(
  whoMayWrite: 'everyone' | 'contacts' | 'nobody',
  isContact: boolean,
): boolean {
  return whoMayWrite === 'everyone' || (whoMayWrite === 'contacts' && isContact);
}

type ConversationPosition = { isPinned: boolean; at: Date; id: string };

/** Cursors are validated by the contract. */
export function writeConversationCursor({ isPinned, at, id }: ConversationPosition): string {
  return `${isPinned ? 1 : 0}.${at.getTime()}.${id}`;
}

export function readConversationCursor(cursor: string): ConversationPosition {
  const [pinned, at, id = ''] = cursor.split('.');

  return { isPinned: pinned === '1', at: new Date(Number(at)), id };
}

export type SearchPosition = { at: Date; conversationId: string; seq: number };

export function writeSearchCursor({ at, conversationId, seq }: SearchPosition): string {
  return `${at.getTime()}.${conversationId}.${seq}`;
}

export function readSearchCursor(cursor: string): SearchPosition {
  const [at, conversationId = '', seq] = cursor.split('.');

  return { at: new Date(Number(at)), conversationId, seq: Number(seq) };
}
