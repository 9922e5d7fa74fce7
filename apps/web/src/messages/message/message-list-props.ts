import type { ConversationDetail } from '@longhand/contract/messages-values';
import type { ComposerMode } from '../composer-mode.ts';
import type { OpenDialog } from '../open-dialog.ts';
import type { OutgoingMessage } from '../outgoing/outgoing-queue.ts';
import type { MessageWindow } from '../window/message-window.ts';
import type { LoadedMessages } from '../window/use-message-window.ts';

/** The messages of a conversation and their actions. */
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
