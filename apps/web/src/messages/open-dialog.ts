import type { Message, Person } from '@longhand/contract/messages-values';

/** A dialog of a conversation. */
export type OpenDialog =
  | { is: 'members' | 'rename' | 'leave' | 'search' | 'pinned' | 'starred' | 'day' }
  | { is: 'block'; person: Person }
  | { is: 'report'; person: Person; message?: Message }
  | { is: 'history'; message: Message }
  | { is: 'delete'; message: Message; isOwn: boolean };
