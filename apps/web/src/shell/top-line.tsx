import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { HelpButton } from '../ui/help-button.tsx';
import { Icon } from '../ui/icons.tsx';
import { Link } from '../ui/text-link.tsx';
import { TopActionSlot } from '../ui/top-action.tsx';
import { PaletteHost, useCommandKey } from './palette-host.tsx';
import { PersonMenu } from './person-menu.tsx';
import { isBuilt } from './places.ts';
import { RunningFigure } from './running-figure.tsx';
import { usePlaces } from './screen-names.ts';
import styles from './top-line.module.css';
import { UnreadFigure } from './unread-figure.tsx';

/** Where one is, the search, at most one action of the screen, and the person. */
export function TopLine() {
  const t = useTranslations();
  const places = usePlaces();
  const [isSearching, setSearching] = useState(false);
  const keyName = useCommandKey(() => setSearching(true));

  return (
    <header className={styles.top}>
      <div className={styles.place}>
        {places.slice(0, -1).map((place) => (
          <span key={place.path} className={styles.above}>
            {isBuilt(place.path) ? <Link to={place.path}>{place.name}</Link> : place.name}
          </span>
        ))}
        <b className={styles.here}>{places.at(-1)?.name}</b>
      </div>
      <button type="button" className={styles.search} onClick={() => setSearching(true)}>
        <Icon name="search" size={18} />
        <span>{t('shell.search')}</span>
        <kbd>{keyName}</kbd>
      </button>
      <RunningFigure />
      <TopActionSlot className={styles.action} />
      <span className={styles.help}>
        <HelpButton />
      </span>
      <Link to="/app/notifications" className={styles.bell}>
        <Icon name="bell" size={18} />
        <span className={styles.bellName}>{t('shell.screens./app/notifications')}</span>
        <UnreadFigure />
      </Link>
      <PersonMenu />
      <PaletteHost open={isSearching} onClose={() => setSearching(false)} />
    </header>
  );
}
