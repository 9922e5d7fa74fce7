import type { Conversation } from '@longhand/contract/messages-values';
import { Avatar } from '../ui/avatar.tsx';
import styles from './conversation-avatar.module.css';
import { useNames } from './names.ts';

type ConversationAvatarProps = {
  conversation: Pick<Conversation, 'kind' | 'title' | 'others'>;
};

/** The picture of the other person, or two of a group. The name beside it says who it is. */
export function ConversationAvatar({ conversation }: ConversationAvatarProps) {
  const { personName } = useNames();
  const { kind, others, title } = conversation;
  const shown = others.slice(0, kind === 'group' ? 2 : 1);

  return (
    <span className={styles.avatars} data-group={shown.length > 1 || undefined} aria-hidden="true">
      {shown.length === 0 ? (
        <Avatar name={title} src={null} />
      ) : (
        shown.map((person) => (
          <Avatar key={person.id} name={personName(person)} src={person.avatarUrl} />
        ))
      )}
    </span>
  );
}
