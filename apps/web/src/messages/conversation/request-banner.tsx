import type { ConversationDetail } from '@longhand/contract/messages-values';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { messageApi, refreshMessages } from '../api.ts';
import { useNames } from '../names.ts';
import type { OpenDialog } from '../open-dialog.ts';
import { useMessagesUrl } from '../use-messages-url.ts';
import styles from './conversation.module.css';

type RequestBannerProps = {
  conversation: ConversationDetail;
  onOpen: (dialog: OpenDialog) => void;
};

/** A message request from a stranger: accept, decline, or block and report. The sender is not notified of the last two. */
export function RequestBanner({ conversation, onOpen }: RequestBannerProps) {
  const t = useTranslations('messages');
  const act = useAction();
  const { close } = useMessagesUrl();
  const { conversationName } = useNames();
  const [pending, setPending] = useState<boolean | null>(null);
  const { id, kind, others } = conversation;
  const [person] = others;

  const answer = async (isAccepted: boolean) => {
    setPending(isAccepted);
    if (!isAccepted) close(); // a declined conversation can no longer be read
    const answered = await act(() =>
      messageApi.answerRequest({ params: { id }, body: { isAccepted } }),
    );
    setPending(null);
    if (answered !== undefined && !isAccepted)
      showToast({ type: 'success', words: t('toast.declined') });
    await refreshMessages();
  };

  return (
    <section className={styles.request} aria-label={t('request.label')}>
      <p>
        {t.rich(kind === 'group' ? 'request.group' : 'request.direct', {
          name: () => <bdi>{conversationName(conversation)}</bdi>,
        })}
      </p>
      <div className={styles.requestActions}>
        <Button variant="primary" loading={pending === true} onClick={() => void answer(true)}>
          {t('request.accept')}
        </Button>
        <Button loading={pending === false} onClick={() => void answer(false)}>
          {t('request.decline')}
        </Button>
        {kind === 'direct' && person !== undefined && (
          <Button variant="danger" onClick={() => onOpen({ is: 'block', person })}>
            {t('request.block')}
          </Button>
        )}
      </div>
    </section>
  );
}
