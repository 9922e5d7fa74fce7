/** The conditions under which messages count as read. */
export type Attention = {
  isVisible: boolean;
  isFocused: boolean;
  /** The newest message is loaded and in view. */
  isNewestInView: boolean;
  /** The user marked the conversation as unread and has not left it since. */
  isHeldUnread: boolean;
};

/**
 * The number up to which messages are to be marked as read, or null if the cursor stays. It only moves forward, and only while the user
 * looks at the newest message.
 */
export function nextReadCursor(
  { isVisible, isFocused, isNewestInView, isHeldUnread }: Attention,
  { newest, read }: { newest: number; read: number },
): number | null {
  const isLooking = isVisible && isFocused && isNewestInView && !isHeldUnread;

  return isLooking && newest > read ? newest : null;
}
