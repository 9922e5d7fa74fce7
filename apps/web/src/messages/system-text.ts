import type { Message, Person } from '@longhand/contract/messages-values';
import { useFormatter, useTranslations } from 'use-intl';
import { useSenderName } from './names.ts';

/** The text of a system message, such as who was added to a group. */
export function useSystemText(
  members: readonly Person[],
): (system: NonNullable<Message['system']>, actorId: string | null) => string {
  const t = useTranslations('messages');
  const format = useFormatter();
  const senderName = useSenderName(members);

  return ({ event, userIds, title }, actorId) => {
    const actor = senderName(actorId);
    const names = userIds.map((id) => {
      const { name, isOwn } = senderName(id);

      return isOwn ? t('system.you') : isolate(name);
    });
    const values = {
      actor: isolate(actor.name),
      isOwn: actor.isOwn ? 'yes' : 'no',
      names: format.list(names),
      title: isolate(title),
    };

    return t(`system.${event}`, values);
  };
}

/** Isolates the direction of a name from that of the sentence. */
const isolate = (name: string) => `\u2068${name}\u2069`;
