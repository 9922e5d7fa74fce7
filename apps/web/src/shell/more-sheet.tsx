import { useTranslations } from 'use-intl';
import { help } from '../platform/help.ts';
import { useStore } from '../platform/store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icons.tsx';
import { Link } from '../ui/text-link.tsx';
import styles from './more-sheet.module.css';
import { railEntries } from './places.ts';
import { useScreenName } from './screen-names.ts';
import { UnreadFigure } from './unread-figure.tsx';

type MoreSheetProps = { onClose: () => void; onSearch: () => void };

/** What the bar below does not have comes first, settings at the top. */
const inGroups = [
  ...railEntries.filter(({ isApart }) => isApart),
  ...railEntries.filter(({ isApart, below }) => !isApart && below.length === 0),
  ...railEntries.filter(({ isApart, below }) => !isApart && below.length > 0),
];

/** Every screen there is in groups, and the search: what rail and top line are on a wider page. */
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
        {inGroups.map((entry) => (
          <li key={entry.path} className={styles.group}>
            <Link to={entry.to} onClick={onClose}>
              {nameOf(entry.path)}
              {entry.path === '/app/notifications' && <UnreadFigure />}
            </Link>
            <ul>
              {entry.below.map((below) => (
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
