import { Refusal } from '@longhand/contract/errors';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useConversation } from '../api.ts';
import { useMessagesUrl } from '../use-messages-url.ts';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { ConversationView } from './conversation-view.tsx';

type OpenConversationProps = { id: string; userId: string; seq: number | null };

/** The conversation in the URL, with loading and error states. */
export function OpenConversation({ id, userId, seq }: OpenConversationProps) {
  const t = useTranslations('messages');
  const query = useConversation(id);
  const { close } = useMessagesUrl();

  if (query.error instanceof Refusal && query.error.code === 'conversation_not_found')
    return (
      <EmptyState
        title={t('conversation.notFound')}
        action={<Button onClick={close}>{t('conversation.back')}</Button>}
      >
        {t('conversation.notFoundBody')}
      </EmptyState>
    );
  if (query.data !== undefined)
    return <ConversationView conversation={query.data} userId={userId} seq={seq} />;
  if (query.isError)
    return (
      <ErrorState
        title={t('conversation.error')}
        error={query.error}
        isReadFailure
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        extraActions={<Button onClick={close}>{t('conversation.back')}</Button>}
      />
    );

  return <ConversationSkeleton />;
}
