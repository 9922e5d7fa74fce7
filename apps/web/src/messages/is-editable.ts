import { limits } from '@longhand/contract/limits';
import type { Message } from '@longhand/contract/messages-values';
import { hourMs, nowMs } from '../platform/clock.ts';

/** Whether the user's own message can still be edited. The server decides; after this time it is not offered. */
export function isEditable({ sentAt }: Message): boolean {
  return nowMs() - Date.parse(sentAt) < limits.messageEditHours * hourMs;
}
