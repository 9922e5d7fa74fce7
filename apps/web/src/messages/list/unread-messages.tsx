import { loadMessages } from '../../platform/locale.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useUnreadConversations } from '../unread.ts';

const UnreadMessagesCard = lazyComponent(
  async () => {
    const [part] = await Promise.all([
      import('./unread-messages-card.tsx'),
      loadMessages(['messages']),
    ]);

    return part;
  },
  { quiet: true },
);

/** The home card of unread messages, loaded if there are any. */
export function UnreadMessages() {
  const { conversations } = useUnreadConversations();

  return conversations > 0 && <UnreadMessagesCard conversations={conversations} />;
}
