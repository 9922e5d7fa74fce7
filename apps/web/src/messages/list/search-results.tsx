import type { Message } from '@longhand/contract/messages-values';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { Link } from '../../ui/text-link.tsx';
import { messageApi } from '../api.ts';
import { plainTextOf } from '../markdown/plain-text.ts';
import { useNames, useSenderName } from '../names.ts';
import { useMessagesUrl } from '../use-messages-url.ts';
import { useShortTime } from '../use-short-time.ts';
import styles from './list.module.css';
import { splitMatches } from './split-matches.ts';

export type MessageSearch = {
  q?: string;
  conversationId?: string;
  isStarred?: 'true';
  isPinned?: 'true';
};

type SearchResultsProps = {
  query: MessageSearch;
  /** Called instead of opening the conversation of a result. */
  onOpen?: (message: Message) => void;
};

/** Messages that match a search, newest first. Each opens its conversation at the message. */
export function SearchResults({ query, onOpen }: SearchResultsProps) {
  const t = useTranslations('messages');
  const results = useInfiniteQuery({
    queryKey: ['messages', 'search', query],
    queryFn: ({ pageParam, signal }) =>
      messageApi.search({
        query: { ...query, ...(pageParam === null ? {} : { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: ({ next }) => next,
  });
  const items = results.data?.pages.flatMap((page) => page.items) ?? [];
  const emptyText = query.isPinned ? 'pinnedNone' : query.isStarred ? 'starredNone' : 'none';

  return (
    <>
      <p className={styles.spoken} role="status">
        {results.isSuccess && t('search.found', { n: items.length })}
      </p>
      {results.isPending && <LoadingState lines={6} />}
      {results.isError && (
        <ErrorState
          title={t('search.error')}
          error={results.error}
          onRetry={() => void results.refetch()}
          retrying={results.isFetching}
        />
      )}
      {results.isSuccess && items.length === 0 && (
        <EmptyState title={t(`search.${emptyText}`)}>{t(`search.${emptyText}Body`)}</EmptyState>
      )}
      {items.length > 0 && (
        <div className={styles.scroll}>
          <ul>
            {items.map((message) => (
              <li key={`${message.conversationId} ${message.seq}`} className={styles.row}>
                <Result
                  message={message}
                  q={query.q ?? ''}
                  {...(onOpen === undefined ? {} : { onOpen })}
                />
              </li>
            ))}
          </ul>
          {results.hasNextPage && (
            <p className={styles.more}>
              <Button
                size="small"
                loading={results.isFetchingNextPage}
                onClick={() => void results.fetchNextPage()}
              >
                {t('list.more')}
              </Button>
            </p>
          )}
        </div>
      )}
    </>
  );
}

type ResultProps = Pick<SearchResultsProps, 'onOpen'> & { message: Message; q: string };

function Result({ message, q, onOpen }: ResultProps) {
  const t = useTranslations('messages');
  const formatTime = useShortTime();
  const { conversationName } = useNames();
  const { conversationId, seq, senderId, sentAt, body, shared, attachments } = message;
  const conversation = useFoundConversation(conversationId);
  const { name, isOwn } = useSenderName(conversation?.members ?? [])(senderId);
  const { show } = useMessagesUrl();
  const place =
    conversation?.kind === 'group' || isOwn
      ? t('search.in', {
          name: isOwn ? t('system.you') : name,
          conversation: conversation === undefined ? '' : conversationName(conversation),
        })
      : name;

  return (
    <Link
      to={`/app/messages?${show === 'inbox' ? '' : `show=${show}&`}c=${conversationId}&m=${seq}`}
      className={styles.result}
      onClick={(event) => {
        if (onOpen === undefined) return;
        event.preventDefault();
        onOpen(message);
      }}
    >
      <span className={styles.resultHead}>
        <span className={styles.name}>{conversation !== undefined && <bdi>{place}</bdi>}</span>
        <time className={styles.when} dateTime={sentAt}>
          {formatTime(sentAt)}
        </time>
      </span>
      <span className={styles.resultText} dir="auto">
        {splitMatches(plainTextOf(body, 1_000), q).map(({ text, isMatch, at }) =>
          isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
        )}
        {body === '' && (shared?.title || attachments[0]?.name || t('list.attachment'))}
      </span>
    </Link>
  );
}

/** The conversation of a result. Not refetched by live events: a search may find messages of many. */
function useFoundConversation(id: string) {
  return useQuery({
    queryKey: ['found-conversation', id],
    queryFn: () => messageApi.readConversation({ params: { id } }),
    staleTime: 300_000,
  }).data;
}
