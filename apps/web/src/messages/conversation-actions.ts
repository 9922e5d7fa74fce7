import type { Conversation } from '@longhand/contract/messages-values';
import { useTranslations } from 'use-intl';
import { hourMs, nowMs } from '../platform/clock.ts';
import { showToast } from '../platform/toasts.ts';
import { useAction } from '../ui/use-action.ts';
import type { MenuEntry } from './action-menu.tsx';
import { messageApi, refreshMessages } from './api.ts';
import { isMutedNow } from './is-muted.ts';
import { patchConversation } from './message-cache.ts';

type OwnSettings = { isPinned?: boolean; isArchived?: boolean; mutedUntil?: string | null };

/** Muted until turned on again. */
const noEnd = '9999-12-31T00:00:00.000Z';

/** The actions of a conversation in the list. */
export function useConversationActions() {
  const t = useTranslations('messages');
  const act = useAction();

  const change = async (id: string, body: OwnSettings): Promise<boolean> => {
    patchConversation(id, body);
    const changed = await act(() => messageApi.changeConversation({ params: { id }, body }));
    await refreshMessages();

    return changed !== undefined;
  };
  const archive = async ({ id, isArchived }: Conversation) => {
    if (!(await change(id, { isArchived: !isArchived }))) return;
    showToast({
      type: 'success',
      words: t(isArchived ? 'toast.unarchived' : 'toast.archived'),
      undo: () => void change(id, { isArchived }),
    });
  };
  const markRead = async ({ id, lastSeq, unread }: Conversation) => {
    patchConversation(id, { unread: unread > 0 ? 0 : 1 });
    await act(() =>
      unread > 0
        ? messageApi.markRead({ params: { id }, body: { upTo: lastSeq } })
        : messageApi.markUnread({ params: { id }, body: { from: lastSeq } }),
    );
    await refreshMessages();
  };
  const muteFor = (id: string, milliseconds: number) =>
    void change(id, { mutedUntil: new Date(nowMs() + milliseconds).toISOString() });

  const muteEntries = ({ id, mutedUntil }: Conversation): MenuEntry[] =>
    isMutedNow(mutedUntil)
      ? [
          {
            id: 'unmute',
            label: t('menu.unmute'),
            onSelect: () => void change(id, { mutedUntil: null }),
          },
        ]
      : [
          {
            id: 'mute8',
            label: t('menu.mute.hours', { n: 8 }),
            onSelect: () => muteFor(id, 8 * hourMs),
          },
          { id: 'mute7', label: t('menu.mute.week'), onSelect: () => muteFor(id, 168 * hourMs) },
          {
            id: 'mute',
            label: t('menu.mute.always'),
            onSelect: () => void change(id, { mutedUntil: noEnd }),
          },
        ];

  return {
    muteEntries,

    entriesFor(conversation: Conversation): MenuEntry[] {
      const { id, isPinned, isArchived, unread, lastSeq, state } = conversation;
      if (state === 'request') return [];

      return [
        {
          id: 'pin',
          label: t(isPinned ? 'menu.unpin' : 'menu.pin'),
          onSelect: () => void change(id, { isPinned: !isPinned }),
        },
        {
          id: 'archive',
          label: t(isArchived ? 'menu.unarchive' : 'menu.archive'),
          onSelect: () => void archive(conversation),
        },
        ...(lastSeq === 0
          ? []
          : [
              {
                id: 'read',
                label: t(unread > 0 ? 'menu.markRead' : 'menu.markUnread'),
                onSelect: () => void markRead(conversation),
              },
            ]),
        { id: 'mute-divider', isDivider: true as const },
        ...muteEntries(conversation),
      ];
    },
  };
}
