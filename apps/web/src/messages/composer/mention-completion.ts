import type { Person } from '@longhand/contract/messages-values';

/** The part of a text that is being completed: from the @ to the caret. */
export type MentionQuery = { start: number; search: string };

/** The mention that the caret is in, or null. An @ within a word, as in an email address, does not start one. */
export function findMentionQuery(text: string, caret: number): MentionQuery | null {
  const match = /(?:^|[^\p{L}\p{N}_@./-])@([\p{L}\p{N}_-]{0,30})$/u.exec(text.slice(0, caret));
  if (match === null) return null;
  const search = match[1] ?? '';

  return { start: caret - search.length - 1, search: search.toLowerCase() };
}

/** Members to offer, best first: those with a username, or a word of the name, that starts with the typed text. */
export function matchMembers(
  members: readonly Person[],
  { search }: MentionQuery,
  max = 6,
): (Person & { username: string })[] {
  const ranked = members.flatMap((member) => {
    const { username, name } = member;
    if (username === null) return [];
    const words = (name ?? '').toLocaleLowerCase().split(/\s+/u);
    const rank = username.startsWith(search)
      ? 0
      : words.some((word) => word.startsWith(search))
        ? 1
        : null;

    return rank === null ? [] : [{ member: { ...member, username }, rank }];
  });
  ranked.sort((a, b) => a.rank - b.rank || (a.member.username < b.member.username ? -1 : 1));

  return ranked.slice(0, max).map(({ member }) => member);
}

/** The text with the completed mention, and the new caret position. */
export function completeMention(
  text: string,
  { start, search }: MentionQuery,
  username: string,
): { text: string; caret: number } {
  const rest = text.slice(start + 1 + search.length);
  const space = /^\s/u.test(rest) ? '' : ' ';
  const before = `${text.slice(0, start)}@${username}${space}`;

  return { text: before + rest, caret: before.length + (space === '' ? 1 : 0) };
}
