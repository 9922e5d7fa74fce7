import { useRouterState } from '@tanstack/react-router';
import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { Link } from '../ui/text-link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { isWithin, railEntries } from './places.ts';
import styles from './rail.module.css';
import { useScreenName } from './screen-names.ts';
import { UnreadFigure } from './unread-figure.tsx';

/** The places as words. The current one opens into its screens. */
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
        {railEntries.map((entry) => {
          const isOpen = isWithin(path, entry.path);

          return (
            <li key={entry.path} className={clsx(entry.isApart && styles.apart)}>
              <Link
                to={entry.to}
                className={styles.entry}
                aria-current={path === entry.path ? 'page' : undefined}
                data-open={isOpen || undefined}
              >
                {nameOf(entry.path)}
                {entry.path === '/app/notifications' && <UnreadFigure />}
              </Link>
              {isOpen && entry.below.length > 0 && (
                <ul>
                  {entry.below.map((below) => (
                    <li key={below}>
                      <Link
                        to={below}
                        className={styles.below}
                        aria-current={isWithin(path, below) ? 'page' : undefined}
                      >
                        {nameOf(below)}
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
