import type { Message } from '@longhand/contract/messages-values';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { messageApi } from '../api.ts';
import { storeMessage } from '../message-cache.ts';

type DeleteDialogProps = { message: Message; isOwn: boolean; onClose: () => void };

/** Deletes a message for the user only, or one of the user's own messages for everyone. */
export default function DeleteDialog({ message, isOwn, onClose }: DeleteDialogProps) {
  const t = useTranslations('messages');
  const act = useAction();
  const [pending, setPending] = useState<'me' | 'everyone' | null>(null);
  const { conversationId, seq, isDeleted } = message;

  const remove = async (scope: 'me' | 'everyone') => {
    setPending(scope);
    const deleted = await act(() =>
      messageApi.deleteMessage({ params: { id: conversationId, seq }, query: { for: scope } }),
    );
    setPending(null);
    if (deleted === undefined) return;
    storeMessage({ ...message, ...emptied, isDeleted: true, isHidden: scope === 'me' });
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('delete.title')}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            {t('new.cancel')}
          </Button>
          <Button variant="danger" loading={pending === 'me'} onClick={() => void remove('me')}>
            {t('delete.me')}
          </Button>
          {isOwn && !isDeleted && (
            <Button
              variant="danger"
              loading={pending === 'everyone'}
              onClick={() => void remove('everyone')}
            >
              {t('delete.everyone')}
            </Button>
          )}
        </>
      }
    >
      {t(isOwn && !isDeleted ? 'delete.ownBody' : 'delete.body')}
    </Dialog>
  );
}

/** A deleted message until the server's version arrives. */
const emptied = {
  body: '',
  editedAt: null,
  replyTo: null,
  attachments: [],
  shared: null,
  preview: null,
  reactions: [],
  mentions: [],
  isPinned: false,
  isStarred: false,
};
