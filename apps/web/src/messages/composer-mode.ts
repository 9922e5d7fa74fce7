import type { Message } from '@longhand/contract/messages-values';

/** The composer's mode: a new message, a reply, or the edit of a message. */
export type ComposerMode =
  | { is: 'new' }
  | { is: 'reply'; message: Message }
  | { is: 'edit'; message: Message };
