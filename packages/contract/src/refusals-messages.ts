/** Error codes of messages; part of `refusals`. */
export const messageRefusals = {
  conversation_not_found: {
    status: 404,
    message: 'Conversation not found, or you don’t have access.',
  },
  conversation_limit: {
    status: 409,
    message: 'You’ve started as many conversations as you can today. Try again tomorrow.',
  },
  message_not_found: {
    status: 404,
    message: 'Message not found, or you don’t have access.',
  },
  message_empty: {
    status: 400,
    message: 'Write something or add a file.',
  },
  message_to_self: {
    status: 400,
    message: 'You can’t do this with your own account.',
  },
  message_edit_closed: {
    status: 409,
    message: 'You can only edit a message for 24 hours.',
  },
  request_text_only: {
    status: 400,
    message: 'Until your request is accepted, you can only send text without links.',
  },
  request_pending: {
    status: 409,
    message: 'Your request is waiting for an answer.',
  },
  group_full: {
    status: 409,
    message: 'A group can have at most 100 members.',
  },
  group_owner_only: {
    status: 403,
    message: 'Only owners of the group can do this.',
  },
  group_last_owner: {
    status: 409,
    message: 'A group needs at least one owner.',
  },
  pinned_limit: {
    status: 409,
    message: 'You’ve reached the maximum number of pins. Unpin something first.',
  },
  reaction_limit: {
    status: 409,
    message: 'This message already has the maximum number of different reactions.',
  },
  blocked_limit: {
    status: 409,
    message: 'You’ve blocked the maximum number of people. Unblock someone first.',
  },
  attachment_not_found: {
    status: 404,
    message: 'File not found, or you don’t have access.',
  },
  attachment_type: {
    status: 400,
    message: 'Files of this type can’t be sent.',
  },
  attachment_too_large: {
    status: 413,
    message: 'Files can be up to 6 MB.',
  },
  attachment_quota: {
    status: 409,
    message: 'Your files in messages have reached 500 MB. Delete some first.',
  },
  shared_item_not_found: {
    status: 404,
    message: 'The text or goal to share wasn’t found.',
  },
} as const;
