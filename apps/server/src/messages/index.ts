import { messageEndpoints } from '@longhand/contract/messages-all';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/http/context.ts';
import { defineSlice } from '../platform/slice.ts';
import { addAttachmentRoute, attachmentHandlers } from './attachments/handlers.ts';
import { contentHandlers } from './content/handlers.ts';
import { conversationHandlers } from './conversations/handlers.ts';
import { groupHandlers } from './groups/handlers.ts';
import { messageJobs } from './jobs.ts';
import { peopleHandlers } from './people/handlers.ts';
import { erase, exportOf } from './personal-queries.ts';
import { addPreviewRoute } from './previews/routes.ts';
import { receiptHandlers } from './receipts/handlers.ts';
import { searchHandlers } from './search/handlers.ts';

/**
 * Conversations of two people and groups. Members read what is sent during their membership. Strangers send a request with a few plain
 * messages until it is accepted. For everybody else, and for both sides of a block, the conversation or person is reported as not found.
 * When a sender's account is erased, the messages remain without the name.
 */
export const slice = defineSlice({
  name: 'messages',
  about: 'Conversations, messages with files and reactions, message requests, blocks and reports.',
  endpoints: messageEndpoints,
  handlers: {
    ...conversationHandlers,
    ...groupHandlers,
    ...contentHandlers,
    ...receiptHandlers,
    ...searchHandlers,
    ...attachmentHandlers,
    ...peopleHandlers,
  },
  async addPlainRoutes(app: FastifyInstance, services: Services) {
    await addAttachmentRoute(app, services);
    await addPreviewRoute(app, services);
  },
  notifications: ['message_received', 'message_request'],
  jobs: messageJobs,
  personal: { exportOf, erase },
});
