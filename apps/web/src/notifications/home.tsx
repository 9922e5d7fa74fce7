import { limits } from '@longhand/contract/limits';
import {
  type Notification,
  type NotificationFilter,
  notificationFilters,
} from '@longhand/contract/notifications';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { InlineSelect } from '../ui/inline-field.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { EmptyState, ErrorState, LoadingState } from '../ui/states.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useMarkAllRead, useNotifications } from './api.ts';
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications.module.css';
import { useUnreadCount } from './unread.ts';

/** The user's notifications, newest first. */
export default function Notifications() {
  const t = useTranslations();
  const { show, setShow } = useNotificationFilter();
  const list = useNotifications(show);
  const unread = useUnreadCount()?.count ?? 0;
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <Page
      title={
        list.isError && unread === 0
          ? t('notifications.title') // the unread count is unknown
          : unread < limits.unreadCountMax
            ? t('notifications.count', { n: unread })
            : t('notifications.countMany', { n: limits.unreadCountMax - 1 })
      }
      lede={t('notifications.lede')}
      action={
        (unread > 0 || list.isPending) &&
        show !== 'archived' && <MarkAllRead newest={items[0]} isLoading={list.isPending} />
      }
    >
      <Section
        label={t('notifications.title')}
        title={<Filter show={show} onChoose={setShow} />}
        note={<TextLink to="/app/settings/notifications">{t('notifications.settings')}</TextLink>}
      >
        {list.isPending && <LoadingState lines={6} />}
        {list.isError && (
          <ErrorState
            title={t('notifications.error')}
            error={list.error}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        )}
        {list.isSuccess && items.length === 0 && <NoNotifications show={show} />}
        <ul>
          {items.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} />
          ))}
        </ul>
        {list.hasNextPage && (
          <p className={styles.more}>
            <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('notifications.more')}
            </Button>
          </p>
        )}
      </Section>
    </Page>
  );
}

/** The filter is kept in the URL. */
function useNotificationFilter() {
  const navigate = useNavigate();
  const search: Record<string, unknown> = useSearch({ strict: false });

  return {
    show: notificationFilters.find((known) => known === search['show']) ?? 'all',
    setShow: (show: NotificationFilter) =>
      void navigate({
        to: '/app/notifications' as string, // a route from the screen table
        search: show === 'all' ? {} : { show },
        resetScroll: false,
      }),
  };
}

type FilterProps = { show: NotificationFilter; onChoose: (show: NotificationFilter) => void };

function Filter({ show, onChoose }: FilterProps) {
  const t = useTranslations();

  return (
    <span className={styles.filter}>
      <Sentence>
        {t.rich('notifications.showing', {
          show: () => (
            <InlineSelect
              label={t('notifications.show.label')}
              value={show}
              options={notificationFilters.map((value) => ({
                value,
                label: t(`notifications.show.${value}`),
              }))}
              onChange={onChoose}
            />
          ),
        })}
      </Sentence>
    </span>
  );
}

type MarkAllReadProps = { newest: Notification | undefined; isLoading: boolean };

function MarkAllRead({ newest, isLoading }: MarkAllReadProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const markAllRead = useMarkAllRead();
  if (newest === undefined && !isLoading) return null;

  const submit = () =>
    newest &&
    markAllRead.mutate(newest, {
      onSuccess: () => showToast({ type: 'success', text: 'notifications.allRead' }),
    });

  return (
    <>
      <Button disabled={isLoading} loading={markAllRead.isPending} onClick={submit}>
        {t('notifications.readAll')}
      </Button>
      {markAllRead.isError && (
        <p className={styles.error} role="alert">
          {failureText(markAllRead.error)}
        </p>
      )}
    </>
  );
}

function NoNotifications({ show }: { show: NotificationFilter }) {
  const t = useTranslations();

  return (
    <EmptyState
      title={t(`notifications.empty.${show}`)}
      action={
        show === 'all' && (
          <ButtonLink to="/app/writing-lab/analyzer?new=1">
            {t('notifications.empty.write')}
          </ButtonLink>
        )
      }
    >
      <p>{t(`notifications.empty.${show}Body`)}</p>
    </EmptyState>
  );
}
