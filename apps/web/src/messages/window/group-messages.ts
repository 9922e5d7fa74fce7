import type { Message } from '@longhand/contract/messages-values';
import type { LocalDate } from '../../platform/local-date.ts';

/** A row of the conversation: a day heading, the unread line, or a message. */
export type MessageRow =
  | { kind: 'day'; day: LocalDate }
  | { kind: 'unread' }
  | { kind: 'message'; message: Message; startsGroup: boolean };

type GroupOptions = {
  /** Calendar day of an instant in the reader’s time zone. */
  dayOf: (instant: string) => LocalDate;
  userId: string;
  /** The unread line is before the first message of others after this number; null for no line. */
  readUpTo: number | null;
};

/** Messages of one sender belong together if they are at most this far apart. */
const groupMs = 5 * 60_000;

/** The rows of a conversation: messages with day headings and the unread line, grouped by sender. */
export function groupMessages(
  messages: readonly Message[],
  { dayOf, userId, readUpTo }: GroupOptions,
): MessageRow[] {
  const rows: MessageRow[] = [];
  const unread = messages.find(
    ({ seq, senderId }) => readUpTo !== null && seq > readUpTo && senderId !== userId,
  );
  let previous: Message | undefined;
  let day: LocalDate | undefined;

  for (const message of messages) {
    const ownDay = dayOf(message.sentAt);
    const isNewDay = ownDay !== day;
    if (isNewDay) rows.push({ kind: 'day', day: ownDay });
    if (message === unread) rows.push({ kind: 'unread' });
    const startsGroup =
      isNewDay ||
      message === unread ||
      previous === undefined ||
      !belongsTogether(previous, message);
    rows.push({ kind: 'message', message, startsGroup });
    previous = message;
    day = ownDay;
  }

  return rows;
}

function belongsTogether(one: Message, next: Message): boolean {
  const isApart = Date.parse(next.sentAt) - Date.parse(one.sentAt) > groupMs;

  return one.senderId === next.senderId && one.system === null && next.system === null && !isApart;
}
