import { limits } from '@longhand/contract/limits';
import { second } from '../../platform/clock.ts';

/** When each user's typing was last passed on by this node, oldest first. */
const lastPassedOn = new Map<string, number>();
const maxEntries = 10_000;

/** Whether typing should be passed on: at most once in three seconds per user and conversation. Records that it is. */
export function isTypingDue(
  { conversationId, userId }: { conversationId: string; userId: string },
  now: Date,
): boolean {
  const key = `${conversationId} ${userId}`;
  const elapsed = now.getTime() - (lastPassedOn.get(key) ?? Number.NEGATIVE_INFINITY);
  if (elapsed >= 0 && elapsed < limits.typingIntervalSeconds * second) return false;

  lastPassedOn.delete(key);
  lastPassedOn.set(key, now.getTime());
  const [oldest] = lastPassedOn.keys();
  if (lastPassedOn.size > maxEntries && oldest !== undefined) lastPassedOn.delete(oldest);

  return true;
}
