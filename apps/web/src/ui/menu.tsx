import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { Menu as MantineMenu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import styles from './menu.module.css';

type MenuProps = {
  /** The button that opens it. */
  target: ReactElement;
  label?: string;
  /** Pass both to control the open state. */
  open?: boolean;
  onOpen?: (open: boolean) => void;
  children: ReactNode;
};

/** A menu behind one button, with keyboard navigation. */
export function Menu({ target, label, open, onOpen, children }: MenuProps) {
  return (
    <MantineMenu
      {...(open === undefined ? {} : { opened: open })}
      {...(onOpen === undefined ? {} : { onChange: onOpen })}
      position="bottom-end"
      offset={6}
      shadow="md"
      transitionProps={{ duration: 120, transition: 'fade' }}
      classNames={{
        dropdown: styles.dropdown ?? '',
        item: styles.item ?? '',
        divider: styles.divider ?? '',
        label: styles.label ?? '',
        itemIndicator: styles.indicator ?? '',
        itemSection: styles.indicator ?? '',
      }}
    >
      <MantineMenu.Target>{target}</MantineMenu.Target>
      <MantineMenu.Dropdown aria-label={label}>{children}</MantineMenu.Dropdown>
    </MantineMenu>
  );
}

type MenuItemProps = {
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

export function MenuItem({ onSelect, danger, disabled = false, children }: MenuItemProps) {
  return (
    <MantineMenu.Item onClick={onSelect} disabled={disabled} data-danger={danger || undefined}>
      {children}
    </MantineMenu.Item>
  );
}

type MenuCheckProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
};

/** A menu item with an on/off state. */
export function MenuCheck({ checked, onChange, children }: MenuCheckProps) {
  return (
    <MantineMenu.CheckboxItem checked={checked} onChange={onChange} data-check closeMenuOnClick>
      {children}
    </MantineMenu.CheckboxItem>
  );
}

type MenuChoicesProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; lang?: string }[];
  onChange: (value: Value) => void;
};

/** A radio group within a menu, with a heading. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  const { label, value, options, onChange } = props;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a menu
    <div role="group" aria-label={label}>
      <MantineMenu.Label>{label}</MantineMenu.Label>
      <MantineMenu.RadioGroup value={value}>
        {options.map((option) => (
          <MantineMenu.RadioItem
            key={option.value}
            value={option.value}
            lang={option.lang}
            closeMenuOnClick
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </MantineMenu.RadioItem>
        ))}
      </MantineMenu.RadioGroup>
    </div>
  );
}

export function MenuDivider() {
  return <MantineMenu.Divider />;
}
