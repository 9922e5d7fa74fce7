import type { Message } from '@longhand/contract/messages-values';

/** What the composer writes: a new message, a reply, or another text of a message. */
export type ComposerMode =
  | { is: 'new' }
  | { is: 'reply'; message: Message }
  | { is: 'edit'; message: Message };
