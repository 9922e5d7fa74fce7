import { messages } from './messages.ts';
import { messagePeople } from './messages-people.ts';

/** All message endpoints: conversations, and the people in them. */
export const messageEndpoints = { ...messages, ...messagePeople };
