import type { ConversationDetail, Message } from '@longhand/contract/messages-values';
import { useTranslations } from 'use-intl';
import { MessageText } from '../markdown/message-text.tsx';
import { useSenderName } from '../names.ts';
import { Attachments } from './attachments.tsx';
import { LinkPreviewCard } from './link-preview-card.tsx';
import styles from './message.module.css';
import { SharedCard } from './shared-card.tsx';
import type { MessageActions } from './use-message-actions.ts';

type MessageContentProps = {
  message: Message;
  conversation: ConversationDetail;
  usernames: ReadonlySet<string>;
  ownUsername: string | null;
  actions: MessageActions;
  isActive: boolean;
  /** False before a request is accepted: then links, files and previews are not shown. */
  hasActiveContent: boolean;
};

/** The content of a message: text, files, shared item and link preview. */
export function MessageContent(props: MessageContentProps) {
  const { message, conversation, usernames, ownUsername, actions, hasActiveContent } = props;
  const t = useTranslations('messages');
  const { isDeleted, body, replyTo, attachments, shared, preview } = message;
  if (isDeleted) return <p className={styles.deleted}>{t('message.deleted')}</p>;

  return (
    <>
      {replyTo !== null && (
        <ReplyExcerpt
          replyTo={replyTo}
          conversation={conversation}
          isTabStop={props.isActive}
          onJump={actions.jump}
        />
      )}
      {body !== '' && (
        <MessageText
          body={body}
          usernames={usernames}
          ownUsername={ownUsername}
          hasLinks={hasActiveContent}
        />
      )}
      {hasActiveContent ? (
        <>
          <Attachments attachments={attachments} />
          {shared !== null && <SharedCard message={message} shared={shared} />}
          {preview !== null && <LinkPreviewCard preview={preview} />}
        </>
      ) : (
        attachments.length > 0 && (
          <p className={styles.deleted}>{t('request.hiddenFiles', { n: attachments.length })}</p>
        )
      )}
    </>
  );
}

type ReplyExcerptProps = {
  replyTo: NonNullable<Message['replyTo']>;
  conversation: ConversationDetail;
  isTabStop: boolean;
  onJump: (seq: number) => void;
};

/** The excerpt of the message that is replied to. A click scrolls to it. */
function ReplyExcerpt({ replyTo, conversation, isTabStop, onJump }: ReplyExcerptProps) {
  const t = useTranslations('messages');
  const { name, isOwn } = useSenderName(conversation.members)(replyTo.senderId);

  return (
    <button
      type="button"
      className={styles.reply}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={t('message.replyTo', { name })}
      onClick={() => onJump(replyTo.seq)}
    >
      <b>
        <bdi>{isOwn ? t('system.you') : name}</bdi>
      </b>{' '}
      <bdi>{replyTo.body === '' ? t('message.deletedOrFile') : replyTo.body}</bdi>
    </button>
  );
}
