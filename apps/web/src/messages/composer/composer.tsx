import { limits } from '@longhand/contract/limits';
import type { ConversationDetail, Message } from '@longhand/contract/messages-values';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../../platform/clock.ts';
import { Button } from '../../ui/button.tsx';
import { messageApi } from '../api.ts';
import type { ComposerMode } from '../composer-mode.ts';
import { isEditable } from '../is-editable.ts';
import { queueMessage } from '../outgoing/outgoing.ts';
import { AttachButton } from './attach-button.tsx';
import { AttachedItems } from './attached-items.tsx';
import styles from './composer.module.css';
import { ComposerContext } from './composer-context.tsx';
import { ComposerField } from './composer-field.tsx';
import { useAttached } from './use-attached.ts';
import { useDraft } from './use-draft.ts';
import { useSaveEdit } from './use-save-edit.ts';

type ComposerProps = {
  conversation: ConversationDetail;
  userId: string;
  mode: ComposerMode;
  lastOwn: Message | undefined;
  onMode: (mode: ComposerMode) => void;
};

/** Writes messages, replies and edits. A message goes to the outgoing queue, so that it is never lost. */
export function Composer({ conversation, userId, mode, lastOwn, onMode }: ComposerProps) {
  const t = useTranslations('messages');
  const { id, members, state, draft: savedDraft } = conversation;
  const draft = useDraft({ userId, conversationId: id, savedDraft });
  const attached = useAttached(userId, id);
  const { files, shared } = attached;
  const [notifyTyping] = useState(() => createTypingNotice(id));
  const field = useRef<HTMLTextAreaElement>(null);
  const edit = useSaveEdit(userId, mode, () => onMode({ is: 'new' }));
  const isEditing = mode.is === 'edit';
  const text = isEditing ? edit.text : draft.text;
  const left = limits.messageMax - text.length;
  const hasContent = text.trim() !== '' || (!isEditing && (files.length > 0 || shared));

  useEffect(() => {
    if (mode.is !== 'new') field.current?.focus();
  }, [mode]);

  const change = (next: string) => {
    if (isEditing) return edit.change(next);
    draft.change(next);
    if (next.trim() !== '') notifyTyping();
  };
  const cancel = () => {
    onMode({ is: 'new' });
    field.current?.focus();
  };
  const submit = () => {
    if (!hasContent || left < 0) return;
    if (isEditing) return edit.save();

    void queueMessage(userId, {
      conversationId: id,
      body: text.trim() === '' ? '' : text,
      files: files.map(({ id, name, alt, blob }) => ({ id, name, alt, blob })),
      ...(mode.is === 'reply' ? { replyToSeq: mode.message.seq } : {}),
      ...(shared === undefined ? {} : { shared }),
    });
    draft.clear();
    attached.clear();
    onMode({ is: 'new' });
    field.current?.focus();
  };
  if (state !== 'active')
    return (
      <p className={styles.closed}>
        {t(`composer.${state === 'left' ? 'left_group' : 'removed_group'}`)}
      </p>
    );

  return (
    <form
      className={styles.composer}
      aria-label={t('composer.label')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0 || isEditing) return;
        event.preventDefault();
        void attached.add([...event.dataTransfer.files]);
      }}
    >
      <ComposerContext mode={mode} members={members} onCancel={cancel} />
      {!isEditing && <AttachedItems attached={attached} />}
      <ComposerField
        ref={field}
        value={text}
        members={members.filter((member) => member.id !== userId && member.state === 'active')}
        isInvalid={left < 0}
        onChange={change}
        onSubmit={submit}
        onCancel={mode.is === 'new' ? undefined : cancel}
        onEditLast={() => {
          if (lastOwn !== undefined && isEditable(lastOwn))
            onMode({ is: 'edit', message: lastOwn });
        }}
        onFiles={(pasted) => !isEditing && void attached.add(pasted)}
      />
      <div className={styles.foot}>
        {!isEditing && (
          <AttachButton onFiles={(chosen) => void attached.add(chosen)} onShare={attached.share} />
        )}
        <p
          className={styles.limit}
          id="composer-limit"
          role="status"
          data-over={left < 0 || undefined}
        >
          {left < 0 && t('composer.tooLong', { n: -left })}
          {left >= 0 && left <= limitNotice && t('composer.left', { n: left })}
        </p>
        <Button variant="primary" size="small" type="submit" disabled={!hasContent || left < 0}>
          {isEditing ? t('composer.save') : t('composer.send')}
        </Button>
      </div>
    </form>
  );
}

/** Length from which the remaining characters are shown. */
const limitNotice = 500;

/** Typing indicator: reports that the user is typing, at most every three seconds, and not when offline. */
function createTypingNotice(id: string): () => void {
  let lastSentAt = Number.NEGATIVE_INFINITY;

  return () => {
    const now = nowMs();
    if (!navigator.onLine || now - lastSentAt < limits.typingIntervalSeconds * 1_000) return;
    lastSentAt = now;
    messageApi.sendTyping({ params: { id } }).catch(() => undefined);
  };
}
