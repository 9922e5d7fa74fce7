import { messageContent } from './messages-content.ts';
import { messageConversations } from './messages-conversations.ts';

export { type ConversationFilter, conversationFilters } from './messages-conversations.ts';

/** Conversations and their messages. */
export const messages = { ...messageConversations, ...messageContent };
