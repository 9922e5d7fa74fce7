import { useState } from 'react';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { UserMenuButton } from './user-menu-button.tsx';

const UserMenuDropdown = lazyComponent(() => import('./user-menu-dropdown.tsx'));

/** The avatar button. The menu is loaded on first hover, focus or click. */
export function UserMenu() {
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
