import { limits } from '@longhand/contract/limits';
import type { ConversationDetail } from '@longhand/contract/messages-values';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import { messageApi, refreshMessages } from '../api.ts';
import { storeConversation } from '../message-cache.ts';

type RenameDialogProps = { conversation: ConversationDetail; onClose: () => void };

/** Changes the name of a group. */
export default function RenameDialog({ conversation, onClose }: RenameDialogProps) {
  const t = useTranslations('messages');
  const formId = useId();
  const attempt = useAttempt();
  const [title, setTitle] = useState(conversation.title);
  const [isChecked, setChecked] = useState(false);
  const isMissing = title.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing || attempt.isPending) return;
    const renamed = await attempt.run(() =>
      messageApi.renameGroup({ params: { id: conversation.id }, body: { title: title.trim() } }),
    );
    if (renamed === undefined) return;
    storeConversation(renamed);
    void refreshMessages();
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('menu.rename')}
      actions={
        <>
          <Button onClick={onClose}>{t('new.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={attempt.isPending}>
            {t('composer.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('new.groupName')}
          value={title}
          maxLength={limits.titleMax}
          dir="auto"
          data-autofocus
          error={attempt.error ?? (isChecked && isMissing && t('new.groupNameMissing'))}
          onChange={(event) => setTitle(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
