import type { Conversation } from '@longhand/contract/messages-values';
import { useTranslations } from 'use-intl';
import { useNames, useSenderName } from '../names.ts';
import { useSystemText } from '../system-text.ts';

/** The start of the last message of a conversation, or the draft. */
export function ExcerptText({
  conversation,
  draft,
}: {
  conversation: Conversation;
  /** The draft. */
  draft: string;
}) {
  const t = useTranslations('messages');
  const { kind, others, lastMessage: last } = conversation;
  const senderName = useSenderName(others);
  const systemText = useSystemText(others);
  const { personName } = useNames();
  if (draft !== '')
    return t.rich('list.draft', {
      text: () => <bdi>{draft}</bdi>,
      mark: (words) => <b>{words}</b>,
    });
  if (last === null) return t('list.noMessages');
  if (last.system !== null) return systemText(last.system, last.senderId);
  if (last.isDeleted) return t('message.deleted');

  const text = last.excerpt === '' ? t('list.attachment') : <bdi>{last.excerpt}</bdi>;
  const { isOwn } = senderName(last.senderId);
  if (isOwn) return t.rich('list.own', { text: () => text });
  if (kind === 'direct') return text;
  const sender = personName(others.find(({ id }) => id === last.senderId));

  return t.rich('list.from', { name: sender, text: () => text });
}
