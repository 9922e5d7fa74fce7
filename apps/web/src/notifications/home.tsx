import { limits } from '@longhand/contract/limits';
import {
  type Notification,
  type NotificationShow,
  notificationShows,
} from '@longhand/contract/notifications';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { useUnreadCount } from '../platform/unread.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { InkSelect } from '../ui/ink-field.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { EmptyState, ErrorState, LoadingState } from '../ui/states.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useNotifications, useReadAll } from './api.ts';
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications.module.css';

/** What the writer was told, newest first. */
export default function Notifications() {
  const t = useTranslations();
  const { show, choose } = useShow();
  const list = useNotifications(show);
  const unread = useUnreadCount()?.count ?? 0;
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <Page
      title={
        list.isError && unread === 0
          ? t('notifications.title') // how many are unread is not known then
          : unread < limits.unreadMost
            ? t('notifications.count', { n: unread })
            : t('notifications.countMany', { n: limits.unreadMost - 1 })
      }
      lede={t('notifications.lede')}
      action={
        unread > 0 &&
        show !== 'archived' && <ReadAll newest={items[0]} isLoading={list.isPending} />
      }
    >
      <Section
        label={t('notifications.title')}
        title={<Filter show={show} onChoose={choose} />}
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
        {list.isSuccess && items.length === 0 && <Nothing show={show} />}
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

/** Which are shown stands in the address. */
function useShow() {
  const navigate = useNavigate();
  const search: Record<string, unknown> = useSearch({ strict: false });

  return {
    show: notificationShows.find((known) => known === search['show']) ?? 'all',
    choose: (show: NotificationShow) =>
      void navigate({
        to: '/app/notifications' as string, // one of the routes that are made from the table
        search: show === 'all' ? {} : { show },
        resetScroll: false,
      }),
  };
}

type FilterProps = { show: NotificationShow; onChoose: (show: NotificationShow) => void };

function Filter({ show, onChoose }: FilterProps) {
  const t = useTranslations();

  return (
    <span className={styles.filter}>
      <Sentence>
        {t.rich('notifications.showing', {
          show: () => (
            <InkSelect
              label={t('notifications.show.label')}
              value={show}
              options={notificationShows.map((value) => ({
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

type ReadAllProps = { newest: Notification | undefined; isLoading: boolean };

function ReadAll({ newest, isLoading }: ReadAllProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const readAll = useReadAll();
  if (newest === undefined && !isLoading) return null;

  const act = () =>
    newest &&
    readAll.mutate(newest, {
      onSuccess: () => showToast({ type: 'success', text: 'notifications.allRead' }),
    });

  return (
    <>
      <Button disabled={isLoading} loading={readAll.isPending} onClick={act}>
        {t('notifications.readAll')}
      </Button>
      {readAll.isError && (
        <p className={styles.error} role="alert">
          {failureText(readAll.error)}
        </p>
      )}
    </>
  );
}

function Nothing({ show }: { show: NotificationShow }) {
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
