import type { ConversationDetail } from '@longhand/contract/messages-values';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../ui/states.tsx';
import { Composer } from '../composer/composer.tsx';
import type { ComposerMode } from '../composer-mode.ts';
import type { OpenDialog } from '../open-dialog.ts';
import { useOutgoing } from '../outgoing/outgoing.ts';
import { applyOutgoing } from '../window/apply-outgoing.ts';
import { useMessageWindow } from '../window/use-message-window.ts';
import { Announcements } from './announcements.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { MessagesSkeleton } from './conversation-skeleton.tsx';
import { ConversationDialogs } from './dialogs.tsx';
import { MessageList } from './message-list.tsx';
import { RequestBanner } from './request-banner.tsx';
import { useTyping } from './use-typing.ts';

type ConversationViewProps = {
  conversation: ConversationDetail;
  userId: string;
  /** Message to show first. */
  seq: number | null;
};

/** An open conversation: header, messages and composer. */
export function ConversationView({ conversation, userId, seq }: ConversationViewProps) {
  const t = useTranslations('messages');
  const { id, unread, lastReadSeq, state } = conversation;
  const [start] = useState(() => {
    if (seq !== null) return { around: seq };

    return unread > 0 ? { around: lastReadSeq + 1 } : {};
  });
  const loaded = useMessageWindow(id, start);
  const outgoing = useOutgoing(userId, id);
  const [mode, setMode] = useState<ComposerMode>({ is: 'new' });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [jump, setJump] = useState<{ seq: number } | null>(seq === null ? null : { seq });
  const { data } = loaded.query;
  const window = useMemo(
    () => data && { ...data, items: applyOutgoing(data.items, outgoing, userId) },
    [data, outgoing, userId],
  );
  const items = window?.items ?? [];
  const newest = items.at(-1);
  const typing = useTyping(id, {
    newestSeq: newest?.seq ?? 0,
    newestSenderId: newest?.senderId ?? null,
  });
  const isRequest = state === 'request';
  const lastOwn = items.findLast((message) => message.senderId === userId && !message.isDeleted);
  const open = (next: OpenDialog) => setDialog(next);

  return (
    <>
      <ConversationHeader
        conversation={conversation}
        userId={userId}
        typing={typing}
        onOpen={open}
      />
      {window === undefined && loaded.query.isError && (
        <ErrorState
          title={t('conversation.error')}
          error={loaded.query.error}
          isReadFailure
          onRetry={() => void loaded.query.refetch()}
          retrying={loaded.query.isFetching}
        />
      )}
      {window === undefined && !loaded.query.isError && <MessagesSkeleton />}
      {window !== undefined && (
        <MessageList
          conversation={conversation}
          userId={userId}
          window={window}
          loaded={loaded}
          outgoing={outgoing}
          jump={jump}
          onJump={(to) => setJump({ seq: to })}
          onMode={setMode}
          onOpen={open}
        />
      )}
      <Announcements messages={items} conversation={conversation} userId={userId} />
      {isRequest && <RequestBanner conversation={conversation} onOpen={open} />}
      {!isRequest && (
        <Composer
          conversation={conversation}
          userId={userId}
          mode={mode}
          lastOwn={lastOwn}
          onMode={setMode}
        />
      )}
      {dialog !== null && (
        <ConversationDialogs
          dialog={dialog}
          conversation={conversation}
          userId={userId}
          onOpen={open}
          onJump={(to) => setJump({ seq: to })}
          onJumpToDay={async (from) => {
            const { items: found } = await loaded.loadAt({ from });
            setJump(found[0] === undefined ? null : { seq: found[0].seq });
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
