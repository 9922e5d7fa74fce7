import { useState } from 'react';
import { later } from '../ui/later.tsx';
import { PersonButton } from './person-button.tsx';

const PersonMenuOpen = later(() => import('./person-menu-open.tsx'));

/** The person's initials; what is behind them is fetched when someone reaches for it. */
export function PersonMenu() {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <PersonButton
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={PersonMenuOpen.prepare}
      onFocus={PersonMenuOpen.prepare}
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return button;

  return <PersonMenuOpen waiting={button} onFailure={() => setWanted(false)} />;
}
