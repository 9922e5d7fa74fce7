import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Menu, MenuDivider, MenuItem } from '../ui/menu.tsx';

export type MenuEntry =
  | { id: string; label: string; onSelect: () => void; danger?: boolean }
  | { id: string; isDivider: true };

export type ActionMenuProps = {
  label: string;
  className?: string | undefined;
  children: ReactNode;
  entries: () => readonly MenuEntry[];
};

/** A menu that opens on mount, because it is loaded by the click that opens it. */
export default function ActionMenu({ label, className, children, entries }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    button.current?.focus(); // the menu returns focus here; the clicked button was replaced by this one
    setOpen(true);
  }, []);

  return (
    <Menu
      label={label}
      open={isOpen}
      onOpen={setOpen}
      target={
        <button type="button" ref={button} className={className} aria-label={label}>
          {children}
        </button>
      }
    >
      {isOpen &&
        entries().map((entry) =>
          'isDivider' in entry ? (
            <MenuDivider key={entry.id} />
          ) : (
            <MenuItem key={entry.id} danger={entry.danger ?? false} onSelect={entry.onSelect}>
              {entry.label}
            </MenuItem>
          ),
        )}
    </Menu>
  );
}
