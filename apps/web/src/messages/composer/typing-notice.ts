import { limits } from '@longhand/contract/limits';
import { nowMs } from '../../platform/clock.ts';
import { messageApi } from '../api.ts';

/** Tells the others that the user types: at most every three seconds, and not when offline. */
export function createTypingNotice(id: string): () => void {
  let lastSentAt = Number.NEGATIVE_INFINITY;

  return () => {
    const now = nowMs();
    if (!navigator.onLine || now - lastSentAt < limits.typingIntervalSeconds * 1_000) return;
    lastSentAt = now;
    messageApi.sendTyping({ params: { id } }).catch(() => undefined);
  };
}
