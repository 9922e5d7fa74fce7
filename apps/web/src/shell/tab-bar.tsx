import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../ui/icons.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Link } from '../ui/text-link.tsx';
import { isWithin, navigationEntries } from './navigation-entries.ts';
import { NotificationBadge } from './notification-badge.tsx';
import { PaletteHost } from './palette-host.tsx';
import styles from './tab-bar.module.css';
import { UnreadMessagesBadge } from './unread-messages-badge.tsx';

const MoreSheet = lazyComponent(() => import('./more-sheet.tsx'));

const tabs = {
  '/app': { icon: 'today', text: 'shell.tabs.today' },
  '/app/writing-lab': { icon: 'lab', text: 'shell.tabs.lab' },
  '/app/goals': { icon: 'goals', text: 'shell.tabs.goals' },
  '/app/messages': { icon: 'messages', text: 'shell.tabs.messages' },
} as const satisfies Record<string, { icon: IconName; text: string }>;

type Tab = (typeof tabs)[keyof typeof tabs];

/** The tab bar for phones. */
export function TabBar() {
  const t = useTranslations();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [isOpen, setOpen] = useState(false);
  const [isSearching, setSearching] = useState(false);

  return (
    <nav className={styles.bar} aria-label={t('shell.navigation')}>
      {navigationEntries.map((entry) => {
        const tab = tabs[entry.path as keyof typeof tabs] as Tab | undefined; // the other entries are in the More sheet
        if (tab === undefined) return null;

        return (
          <Link
            key={entry.path}
            to={entry.path}
            className={styles.tab}
            aria-current={isWithin(path, entry.path) ? 'page' : undefined}
          >
            <Icon name={tab.icon} size={20} />
            {t(tab.text)}{' '}
            {entry.path === '/app/messages' && (
              <span className={styles.badge}>
                <UnreadMessagesBadge />
              </span>
            )}
          </Link>
        );
      })}
      <button type="button" className={styles.tab} onClick={() => setOpen(true)}>
        <Icon name="more" size={20} />
        {t('shell.tabs.more')}{' '}
        <span className={styles.badge}>
          <NotificationBadge />
        </span>
      </button>
      {isOpen && (
        <MoreSheet
          onClose={() => setOpen(false)}
          onFailure={() => setOpen(false)}
          onSearch={() => {
            setOpen(false);
            setSearching(true);
          }}
        />
      )}
      <PaletteHost open={isSearching} onClose={() => setSearching(false)} />
    </nav>
  );
}
