import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { HelpButton } from '../ui/help-button.tsx';
import { Icon } from '../ui/icons.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Link } from '../ui/text-link.tsx';
import { TopActionSlot } from '../ui/top-action.tsx';
import { useBreadcrumbs } from './breadcrumbs.ts';
import { isBuiltScreen } from './navigation-entries.ts';
import { NotificationBadge } from './notification-badge.tsx';
import { PaletteHost, usePaletteShortcut } from './palette-host.tsx';
import { RunningSprintClock } from './running-sprint-clock.tsx';
import styles from './top-bar.module.css';
import { UserMenuButton } from './user-menu-button.tsx';

/** Breadcrumbs, search, the action of the screen and the user menu. */
export function TopBar() {
  const t = useTranslations();
  const breadcrumbs = useBreadcrumbs();
  const [isSearching, setSearching] = useState(false);
  const shortcutLabel = usePaletteShortcut(() => setSearching(true));

  return (
    <header className={styles.top}>
      <div className={styles.place}>
        {breadcrumbs.slice(0, -1).map((place) => (
          <span key={place.path} className={styles.above}>
            {isBuiltScreen(place.path) ? <Link to={place.path}>{place.name}</Link> : place.name}
          </span>
        ))}
        <b className={styles.here}>{breadcrumbs.at(-1)?.name}</b>
      </div>
      <button type="button" className={styles.search} onClick={() => setSearching(true)}>
        <Icon name="search" size={18} />
        <span>{t('shell.search')}</span>
        <kbd>{shortcutLabel}</kbd>
      </button>
      <RunningSprintClock />
      <TopActionSlot className={styles.action} />
      <span className={styles.help}>
        <HelpButton />
      </span>
      <Link to="/app/notifications" className={styles.bell}>
        <Icon name="bell" size={18} />
        <span className={styles.bellName}>{t('shell.screens./app/notifications')}</span>
        <NotificationBadge />
      </Link>
      <UserMenu />
      <PaletteHost open={isSearching} onClose={() => setSearching(false)} />
    </header>
  );
}

const UserMenuDropdown = lazyComponent(() => import('./user-menu-dropdown.tsx'));

/** The avatar button. The menu is loaded on first hover, focus or click. */
function UserMenu() {
  const [isOpened, setOpened] = useState(false);
  const button = (
    <UserMenuButton
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={UserMenuDropdown.preload}
      onFocus={UserMenuDropdown.preload}
      onClick={() => setOpened(true)}
    />
  );
  if (!isOpened) return button;

  return <UserMenuDropdown fallback={button} onFailure={() => setOpened(false)} />;
}
