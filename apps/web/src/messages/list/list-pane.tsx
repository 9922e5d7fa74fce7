import { conversationFilters } from '@longhand/contract/messages';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Filters } from '../../ui/filters.tsx';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useConversations } from '../api.ts';
import { useUnreadConversations } from '../unread.ts';
import { useMessagesUrl } from '../use-messages-url.ts';
import { ConversationRow } from './conversation-row.tsx';
import styles from './list.module.css';
import { SearchResults } from './search-results.tsx';

/** The conversations with filter and search. While something is searched, the matching messages are listed instead. */
export function ListPane({ userId }: { userId: string }) {
  const t = useTranslations('messages');
  const { show, setShow } = useMessagesUrl();
  const { requests } = useUnreadConversations();
  const [searchText, setSearchText] = useState('');

  return (
    <section className={styles.list} aria-label={t('list.label')}>
      <div className={styles.filters}>
        <Filters search={{ label: t('search.all'), value: searchText, onSearch: setSearchText }}>
          {t.rich('list.showing', {
            show: () => (
              <InlineSelect
                label={t('list.filter')}
                value={show}
                options={conversationFilters.map((value) => ({
                  value,
                  label: t(`list.show.${value}`),
                }))}
                onChange={setShow}
              />
            ),
          })}
        </Filters>
        {requests > 0 && show !== 'requests' && (
          <TextButton onClick={() => setShow('requests')}>
            {t('list.requests', { n: requests })}
          </TextButton>
        )}
      </div>
      {searchText.trim() === '' ? (
        <Conversations userId={userId} />
      ) : (
        <SearchResults query={{ q: searchText.trim() }} />
      )}
    </section>
  );
}

function Conversations({ userId }: { userId: string }) {
  const t = useTranslations('messages');
  const { show, openId } = useMessagesUrl();
  const list = useConversations(show);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  useConversationShortcuts(items.map(({ id }) => id));

  if (list.isPending) return <ListSkeleton />;
  if (list.isError && items.length === 0)
    return (
      <ErrorState
        title={t('list.error')}
        error={list.error}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  if (items.length === 0)
    return (
      <div className={styles.empty}>
        <EmptyState title={t(`list.empty.${show}`)}>{t(`list.empty.${show}Body`)}</EmptyState>
      </div>
    );

  return (
    <div className={styles.scroll}>
      <ul>
        {items.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === openId}
            userId={userId}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <p className={styles.more}>
          <Button
            size="small"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('list.more')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Skeleton rows in their final size, as many as usually fit. */
function ListSkeleton() {
  const t = useTranslations();

  return (
    <div role="status" aria-label={t('ui.loading')}>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.link}>
            <span className={styles.circle} />
            <span className={styles.bar} />
            <span className={styles.bar} data-wide />
          </div>
        </div>
      ))}
    </div>
  );
}

const rows = ['1', '2', '3', '4', '5', '6'];

/** Alt with the up or down arrow opens the conversation above or below. */
function useConversationShortcuts(ids: readonly string[]): void {
  const { open, openId } = useMessagesUrl();

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
      if (!isArrow || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const at = openId === null ? -1 : ids.indexOf(openId);
      const next = ids[event.key === 'ArrowDown' ? at + 1 : at - 1];
      if (next === undefined) return;
      event.preventDefault();
      open(next);
    };
    window.addEventListener('keydown', handleKey);

    return () => window.removeEventListener('keydown', handleKey);
  });
}
