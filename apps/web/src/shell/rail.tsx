import { useRouterState } from '@tanstack/react-router';
import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { Link } from '../ui/text-link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { useScreenName } from './breadcrumbs.ts';
import { isWithin, navigationEntries } from './navigation-entries.ts';
import { NotificationBadge } from './notification-badge.tsx';
import styles from './rail.module.css';
import { UnreadMessagesBadge } from './unread-messages-badge.tsx';

/** The navigation rail. The current section shows its screens. */
export function Rail() {
  const t = useTranslations();
  const nameOf = useScreenName();
  const path = useRouterState({ select: (state) => state.location.pathname });

  return (
    <nav className={styles.rail} aria-label={t('shell.navigation')}>
      <Link to="/app" className={styles.word} aria-label={t('shell.homeLink')}>
        <Wordmark />
      </Link>
      <ul>
        {navigationEntries.map((entry) => {
          const isOpen = isWithin(path, entry.path);

          return (
            <li key={entry.path} className={clsx(entry.isSeparated && styles.apart)}>
              <Link
                to={entry.to}
                className={styles.entry}
                aria-current={path === entry.path ? 'page' : undefined}
                data-open={isOpen || undefined}
              >
                {nameOf(entry.path)}
                {entry.path === '/app/notifications' && <NotificationBadge />}
                {entry.path === '/app/messages' && <UnreadMessagesBadge />}
              </Link>
              {isOpen && entry.children.length > 0 && (
                <ul>
                  {entry.children.map((child) => (
                    <li key={child}>
                      <Link
                        to={child}
                        className={styles.below}
                        aria-current={isWithin(path, child) ? 'page' : undefined}
                      >
                        {nameOf(child)}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
