import { useTranslations } from 'use-intl';
import { help } from '../platform/help.ts';
import { useStore } from '../platform/store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icons.tsx';
import { Link } from '../ui/text-link.tsx';
import { useScreenName } from './breadcrumbs.ts';
import styles from './more-sheet.module.css';
import { navigationEntries } from './navigation-entries.ts';
import { NotificationBadge } from './notification-badge.tsx';
import { UnreadMessagesBadge } from './unread-messages-badge.tsx';

type MoreSheetProps = { onClose: () => void; onSearch: () => void };

/** Entries without a tab first, settings at the top. */
const orderedEntries = [
  ...navigationEntries.filter(({ isSeparated }) => isSeparated),
  ...navigationEntries.filter(({ isSeparated, children }) => !isSeparated && children.length === 0),
  ...navigationEntries.filter(({ isSeparated, children }) => !isSeparated && children.length > 0),
];

/** All screens by section, and the search. The phone version of navigation rail and top bar. */
export default function MoreSheet({ onClose, onSearch }: MoreSheetProps) {
  const t = useTranslations();
  const nameOf = useScreenName();
  const { topic } = useStore(help.state);

  const showHelp = () => {
    onClose();
    help.toggle();
  };

  return (
    <Dialog open onClose={onClose} title={t('shell.more')}>
      <button type="button" className={styles.search} onClick={onSearch}>
        <Icon name="search" size={18} />
        {t('shell.search')}
      </button>
      {topic !== null && (
        <button type="button" className={styles.search} onClick={showHelp}>
          <Icon name="help" size={18} />
          {t('shell.help')}
        </button>
      )}
      <ul className={styles.list}>
        {orderedEntries.map((entry) => (
          <li key={entry.path} className={styles.group}>
            <Link to={entry.to} onClick={onClose}>
              {nameOf(entry.path)}
              {entry.path === '/app/notifications' && <NotificationBadge />}
              {entry.path === '/app/messages' && <UnreadMessagesBadge />}
            </Link>
            <ul>
              {entry.children.map((below) => (
                <li key={below}>
                  <Link to={below} onClick={onClose}>
                    {nameOf(below)}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
