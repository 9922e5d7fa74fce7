import type { ConversationDetail, Message, Person } from '@longhand/contract/messages-values';
import type { OutgoingMessage } from './outgoing/outgoing-queue.ts';
import type { MessageWindow } from './window/message-window.ts';
import type { LoadedMessages } from './window/use-message-window.ts';

/** What the composer writes: a new message, a reply, or another text of a message. */
export type ComposerMode =
  | { is: 'new' }
  | { is: 'reply'; message: Message }
  | { is: 'edit'; message: Message };

/** A dialog of a conversation. */
export type OpenDialog =
  | { is: 'members' | 'rename' | 'leave' | 'search' | 'pinned' | 'starred' | 'day' }
  | { is: 'block'; person: Person }
  | { is: 'report'; person: Person; message?: Message }
  | { is: 'history'; message: Message }
  | { is: 'delete'; message: Message; isOwn: boolean };

export type MessageListProps = {
  conversation: ConversationDetail;
  userId: string;
  window: MessageWindow;
  loaded: LoadedMessages;
  outgoing: readonly OutgoingMessage[];
  /** Message to show; a new object for each jump. */
  jump: { seq: number } | null;
  onJump: (seq: number) => void;
  onMode: (mode: ComposerMode) => void;
  onOpen: (dialog: OpenDialog) => void;
};
