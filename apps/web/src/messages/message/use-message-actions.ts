import type { Message } from '@longhand/contract/messages-values';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { useAction } from '../../ui/use-action.ts';
import type { MenuEntry } from '../action-menu.tsx';
import { messageApi, refreshMessages } from '../api.ts';
import { isEditable } from '../is-editable.ts';
import { storeMessage } from '../message-cache.ts';
import { queueMessage } from '../outgoing/outgoing.ts';
import type { MessageListProps } from './message-list-props.ts';

type ActionOptions = Pick<
  MessageListProps,
  'conversation' | 'userId' | 'onMode' | 'onOpen' | 'onJump'
> & { onMarkUnread: (seq: number) => Promise<unknown> };

export type MessageActions = ReturnType<typeof useMessageActions>;

/** The actions of a message. */
export function useMessageActions(options: ActionOptions) {
  const { conversation, userId, onMode, onOpen, onJump, onMarkUnread } = options;
  const t = useTranslations('messages');
  const act = useAction();
  const { id, members, state } = conversation;
  const canWrite = state === 'active';

  const change = async (call: () => Promise<Message>) => {
    const changed = await act(call);
    if (changed !== undefined) storeMessage(changed);
  };
  const mark = ({ seq }: Message, body: { isPinned?: boolean; isStarred?: boolean }) =>
    change(() => messageApi.changeMessage({ params: { id, seq }, body }));
  const copy = async ({ body }: Message) => {
    await navigator.clipboard.writeText(body).then(
      () => showToast({ type: 'success', words: t('toast.copied') }),
      () => showToast({ type: 'error', words: t('toast.copyFailed') }),
    );
  };
  const markUnread = async (seq: number) => {
    await act(() => onMarkUnread(seq));
    await refreshMessages();
  };

  const entry = (name: string, label: string, onSelect: () => void, danger = false): MenuEntry => ({
    id: name,
    label,
    onSelect,
    danger,
  });

  return {
    canWrite,
    jump: onJump,
    react: ({ seq }: Message, emoji: string, isOn: boolean) =>
      queueMessage(userId, {
        ...{ conversationId: id, body: emoji, files: [] },
        change: { is: 'reaction', seq, isOn },
      }),
    reply: (message: Message) => onMode({ is: 'reply', message }),
    showHistory: (message: Message) => onOpen({ is: 'history', message }),

    entriesFor(message: Message): MenuEntry[] {
      const { seq, senderId, body, isPinned, isStarred, isDeleted, editedAt } = message;
      const isOwn = senderId === userId;
      const sender = members.find((member) => member.id === senderId);
      const remove = () => onOpen({ is: 'delete', message, isOwn });
      if (isDeleted) return [entry('delete', t('message.delete'), remove, true)];

      return [
        ...(isOwn && canWrite && isEditable(message)
          ? [entry('edit', t('message.edit'), () => onMode({ is: 'edit', message }))]
          : []),
        ...(body === '' ? [] : [entry('copy', t('message.copy'), () => void copy(message))]),
        ...(canWrite
          ? [
              entry(
                'pin',
                t(isPinned ? 'message.unpin' : 'message.pin'),
                () => void mark(message, { isPinned: !isPinned }),
              ),
            ]
          : []),
        entry(
          'star',
          t(isStarred ? 'message.unstar' : 'message.star'),
          () => void mark(message, { isStarred: !isStarred }),
        ),
        ...(isOwn ? [] : [entry('unread', t('message.markUnread'), () => void markUnread(seq))]),
        ...(editedAt === null
          ? []
          : [entry('history', t('message.history'), () => onOpen({ is: 'history', message }))]),
        { id: 'divider', isDivider: true },
        ...(isOwn || sender === undefined
          ? []
          : [
              entry(
                'report',
                t('message.report'),
                () => onOpen({ is: 'report', person: sender, message }),
                true,
              ),
            ]),
        entry('delete', t('message.delete'), remove, true),
      ];
    },
  };
}
