import type { Conversation, Person } from '@longhand/contract/messages-values';
import { useTranslations } from 'use-intl';
import { useUser } from '../platform/session.ts';

/** The names of people and conversations. */
export function useNames() {
  const t = useTranslations('messages');
  const personName = (person: Pick<Person, 'name' | 'username'> | undefined) =>
    person?.name ?? person?.username ?? t('deletedAccount');

  return {
    personName,

    /** The title of a group, or the name of the other person. */
    conversationName: ({ kind, title, others }: Pick<Conversation, 'kind' | 'title' | 'others'>) =>
      kind === 'group' ? title : personName(others[0]),
  };
}

/** The name of a sender in a conversation; null means a deleted account. */
export function useSenderName(
  members: readonly Person[],
): (userId: string | null) => { name: string; isOwn: boolean } {
  const { personName } = useNames();
  const user = useUser();

  return (userId) =>
    userId !== null && userId === user?.id
      ? { name: user.displayName, isOwn: true }
      : { name: personName(members.find(({ id }) => id === userId)), isOwn: false };
}
