import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/UnstyledButton.css';
import { Menu as MantineMenu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import styles from './menu.module.css';

type MenuProps = {
  /** The button that opens it. */
  target: ReactElement;
  label?: string;
  children: ReactNode;
};

/** What can be done here, behind one button. Arrow keys walk it, Escape closes it. */
export function Menu({ target, label, children }: MenuProps) {
  return (
    <MantineMenu
      position="bottom-end"
      offset={6}
      shadow="md"
      transitionProps={{ duration: 120, transition: 'fade' }}
      classNames={{
        dropdown: styles.dropdown ?? '',
        item: styles.item ?? '',
        divider: styles.divider ?? '',
        label: styles.label ?? '',
      }}
    >
      <MantineMenu.Target>{target}</MantineMenu.Target>
      <MantineMenu.Dropdown aria-label={label}>{children}</MantineMenu.Dropdown>
    </MantineMenu>
  );
}

type MenuItemProps = {
  onSelect: () => void;
  /** Marks the one of several that is in use. */
  checked?: boolean;
  danger?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

export function MenuItem({ onSelect, checked, danger, disabled = false, children }: MenuItemProps) {
  return (
    <MantineMenu.Item
      onClick={onSelect}
      disabled={disabled}
      data-danger={danger || undefined}
      {...(checked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': checked })}
    >
      {children}
    </MantineMenu.Item>
  );
}

export function MenuDivider() {
  return <MantineMenu.Divider />;
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <MantineMenu.Label>{children}</MantineMenu.Label>;
}
