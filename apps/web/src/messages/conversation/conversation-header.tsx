import type { ConversationDetail } from '@longhand/contract/messages-values';
import { useTranslations } from 'use-intl';
import { Link, TextButton } from '../../ui/text-link.tsx';
import type { MenuEntry } from '../action-menu.tsx';
import { useConversationActions } from '../conversation-actions.ts';
import { ConversationAvatar } from '../conversation-avatar.tsx';
import { MenuButton } from '../menu-button.tsx';
import { useNames } from '../names.ts';
import type { OpenDialog } from '../open-dialog.ts';
import { useMessagesUrl } from '../use-messages-url.ts';
import styles from './conversation.module.css';

type ConversationHeaderProps = {
  conversation: ConversationDetail;
  userId: string;
  typing: readonly string[];
  onOpen: (dialog: OpenDialog) => void;
};

/** Header of a conversation: names, presence or typing indicator, and menu. */
export function ConversationHeader(props: ConversationHeaderProps) {
  const { conversation, userId, typing, onOpen } = props;
  const t = useTranslations('messages');
  const { conversationName } = useNames();
  const { close } = useMessagesUrl();
  const { muteEntries } = useConversationActions();
  const { kind, others, state, lastSeq } = conversation;
  const name = conversationName(conversation);
  const person = kind === 'direct' ? others[0] : undefined;
  const isActive = state === 'active';

  const entry = (id: string, label: string, dialog: OpenDialog, danger = false): MenuEntry => ({
    id,
    label,
    danger,
    onSelect: () => onOpen(dialog),
  });
  const entries = (): MenuEntry[] => [
    ...(kind === 'group' ? [entry('members', t('menu.members'), { is: 'members' })] : []),
    ...(kind === 'group' && isActive ? [entry('rename', t('menu.rename'), { is: 'rename' })] : []),
    ...(lastSeq === 0
      ? []
      : [
          entry('search', t('menu.search'), { is: 'search' }),
          entry('day', t('menu.day'), { is: 'day' }),
          entry('pinned', t('menu.pinned'), { is: 'pinned' }),
          entry('starred', t('menu.starred'), { is: 'starred' }),
        ]),
    ...(isActive
      ? [{ id: 'mute-divider', isDivider: true as const }, ...muteEntries(conversation)]
      : []),
    { id: 'divider', isDivider: true },
    ...(kind === 'group' && isActive
      ? [entry('leave', t('menu.leave'), { is: 'leave' }, true)]
      : []),
    ...(person?.username === undefined
      ? []
      : [
          entry('block', t('menu.block'), { is: 'block', person }, true),
          entry('report', t('menu.report'), { is: 'report', person }, true),
        ]),
  ];

  return (
    <header className={styles.header}>
      <TextButton className={styles.back} onClick={close}>
        {t('conversation.back')}
      </TextButton>
      <ConversationAvatar conversation={conversation} />
      <div className={styles.who}>
        <h2 className={styles.name} tabIndex={-1}>
          {person === undefined ? (
            <bdi>{name}</bdi>
          ) : (
            <Link to={`/app/profile/${person.id}`}>
              <bdi>{name}</bdi>
            </Link>
          )}
        </h2>
        <p className={styles.presence}>
          <PresenceText conversation={conversation} userId={userId} typing={typing} />
        </p>
      </div>
      <MenuButton className={styles.more} label={t('conversation.menu')} entries={entries} />
    </header>
  );
}

type PresenceTextProps = Pick<ConversationHeaderProps, 'conversation' | 'userId' | 'typing'>;

/** The typing indicator, otherwise presence. If neither is shared, the username. */
function PresenceText({ conversation, userId, typing }: PresenceTextProps) {
  const t = useTranslations('messages');
  const { personName } = useNames();
  const { kind, members, memberCount } = conversation;
  const others = members.filter(({ id }) => id !== userId);
  const typists = others.filter(({ id }) => typing.includes(id)).map(personName);
  if (typists.length > 1) return t('presence.typingMany', { n: typists.length });
  if (typists[0] !== undefined) return t('presence.typing', { name: typists[0] });
  const [person] = others;
  if (kind === 'direct' && person?.isPresent === true) return t('presence.online');
  if (kind === 'direct')
    return typeof person?.username === 'string' && <bdi>@{person.username}</bdi>;

  return t('presence.members', { n: memberCount });
}
