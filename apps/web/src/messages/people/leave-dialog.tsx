import type { ConversationDetail } from '@longhand/contract/messages-values';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { messageApi, refreshMessages } from '../api.ts';

type LeaveDialogProps = { conversation: ConversationDetail; onClose: () => void };

/** Leaves a group. */
export default function LeaveDialog({ conversation: { id, title }, onClose }: LeaveDialogProps) {
  const t = useTranslations('messages');
  const act = useAction();
  const [isPending, setPending] = useState(false);

  const leave = async () => {
    setPending(true);
    const left = await act(() => messageApi.leaveGroup({ params: { id } }));
    setPending(false);
    if (left === undefined) return;
    onClose();
    await refreshMessages();
  };

  return (
    <ConfirmDialog
      open
      destructive
      title={t('leave.title', { title })}
      confirm={t('leave.confirm')}
      loading={isPending}
      onConfirm={() => void leave()}
      onCancel={onClose}
    >
      {t('leave.body')}
    </ConfirmDialog>
  );
}
