import { notificationCategories } from '@longhand/contract/notification-catalogue';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { Link } from '../../ui/text-link.tsx';
import type { ListFilter } from './apply-changes.ts';
import styles from './tabs.module.css';

const tabs = ['all', 'unread', 'snoozed', 'archived'] as const;

/** The list that the URL names. */
export function useListFilter(): ListFilter {
  const search: Record<string, unknown> = useSearch({ strict: false });

  return {
    show: tabs.find((tab) => tab === search['show']) ?? 'all',
    category: notificationCategories.find((one) => one === search['category']) ?? null,
  };
}

/** The path of a list. */
export function listPath({ show, category }: ListFilter): string {
  const search = new URLSearchParams({
    ...(show !== 'all' && { show }),
    ...(category !== null && { category }),
  });

  return search.size === 0 ? '/app/notifications' : `/app/notifications?${search}`;
}

/** Links to the tabs. They keep the category. */
export function Tabs({ filter }: { filter: ListFilter }) {
  const t = useTranslations('notifications.tabs');

  return (
    <nav className={styles.tabs} aria-label={t('label')}>
      {tabs.map((show) => (
        <Link
          key={show}
          to={listPath({ ...filter, show })}
          className={styles.tab}
          aria-current={show === filter.show ? 'page' : undefined}
        >
          {t(show)}
        </Link>
      ))}
    </nav>
  );
}

/** Chooses one category or all. */
export function CategoryFilter({ filter }: { filter: ListFilter }) {
  const t = useTranslations('notifications');
  const navigate = useNavigate();
  const { show, category } = filter;

  return (
    <InlineSelect
      label={t('filter.label')}
      value={category ?? 'all'}
      options={[
        { value: 'all', label: t('filter.all') },
        ...notificationCategories.map((value) => ({ value, label: t(`categories.${value}.name`) })),
      ]}
      onChange={(value) =>
        void navigate({
          to: '/app/notifications' as string, // a route from the screen table
          search: { ...(show !== 'all' && { show }), ...(value !== 'all' && { category: value }) },
          resetScroll: false,
        })
      }
    />
  );
}
