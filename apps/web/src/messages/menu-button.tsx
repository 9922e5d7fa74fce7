import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/icons.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import type { ActionMenuProps, MenuEntry } from './action-menu.tsx';
import styles from './menu-button.module.css';

const ActionMenu = lazyComponent<ActionMenuProps>(() => import('./action-menu.tsx'));

type MenuButtonProps = {
  /** Accessible name of the button and its menu. */
  label: string;
  /** Read when the menu opens. */
  entries: () => readonly MenuEntry[];
  className?: string | undefined;
  /** What the button shows; three dots by default. */
  children?: ReactNode;
};

/** Without icons, the dots are text. */
const dots = (
  <span className={styles.dots} aria-hidden="true">
    <Icon name="dots" size={18} />
  </span>
);

/** A button with a menu, which is loaded on first hover, focus or click. */
export function MenuButton({ label, entries, className, children = dots }: MenuButtonProps) {
  const [isOpened, setOpened] = useState(false);
  const content = { label, className, children };
  const button = (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={ActionMenu.preload}
      onFocus={ActionMenu.preload}
      onClick={() => setOpened(true)}
    >
      {children}
    </button>
  );
  if (!isOpened) return button;

  return (
    <ActionMenu
      {...content}
      entries={entries}
      fallback={button}
      onFailure={() => setOpened(false)}
    />
  );
}
