import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { messageApi } from '../messages/api.ts';
import type { Command } from './palette-commands.ts';

const namesMax = 100;

/** Commands that open the newest conversations by name. Offline the other commands remain. */
export function useConversationCommands(): Command[] {
  const t = useTranslations('shell.palette');
  const { navigate } = useRouter();
  const { data } = useQuery({
    queryKey: ['messages', 'palette'],
    queryFn: () => messageApi.listConversations({ query: { size: namesMax } }),
    retry: false,
  });

  return (data?.items ?? []).flatMap(({ id, kind, title, others }) => {
    const name = kind === 'group' ? title : (others[0]?.name ?? others[0]?.username ?? '');
    const context = kind === 'group' ? t('group') : t('conversation');
    const run = () => void navigate({ to: '/app/messages' as string, search: { c: id } }); // a route from the screen table

    return name === ''
      ? []
      : [{ id: `conversation-${id}`, group: 'conversations' as const, name, context, run }];
  });
}
