import { roleNameOf } from '@longhand/contract/access';
import { localeNames, locales } from '@longhand/locales';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { localeState } from '../platform/locale.ts';
import { navigateTo } from '../platform/navigation.ts';
import { useUser } from '../platform/session.ts';
import { useStore } from '../platform/store.ts';
import { type ColorSchemeChoice, theme } from '../platform/theme.ts';
import { Menu, MenuChoices, MenuDivider, MenuItem } from '../ui/menu.tsx';
import { chooseLanguage } from './choose-language.ts';
import { requestSignOut } from './sign-out-host.tsx';
import styles from './user-menu.module.css';
import { UserMenuButton } from './user-menu-button.tsx';

const choices: readonly ColorSchemeChoice[] = ['auto', 'light', 'dark'];

/** The user menu. Opens on mount, since it is loaded by a click on its button. */
export default function UserMenuDropdown() {
  const t = useTranslations();
  const user = useUser();
  const { locale } = useStore(localeState);
  const schemeChoice = useStore(theme.choice);
  const name = user?.displayName ?? '';
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    button.current?.focus(); // the menu returns focus here; the clicked button was replaced by this one
    setOpen(true);
  }, []);

  return (
    <Menu
      label={t('shell.person')}
      open={isOpen}
      onOpen={setOpen}
      target={<UserMenuButton ref={button} />}
    >
      <div className={styles.name}>
        <b>{name}</b>
        {user !== null && user.email !== name && <span>{user.email}</span>}
        {user !== null && <span>{t(`ui.roles.short.${roleNameOf(user.role)}`)}</span>}
      </div>
      <MenuDivider />
      {user !== null && (
        <MenuItem onSelect={() => void navigateTo(`/app/profile/${user.id}`)}>
          {t('shell.profile')}
        </MenuItem>
      )}
      <MenuDivider />
      <MenuChoices
        label={t('ui.theme.label')}
        value={schemeChoice}
        options={choices.map((value) => ({ value, label: t(`ui.theme.${value}`) }))}
        onChange={theme.setChoice}
      />
      <MenuDivider />
      <MenuChoices
        label={t('ui.language.label')}
        value={locale}
        options={locales.map((value) => ({ value, label: localeNames[value], lang: value }))}
        onChange={(wanted) => void chooseLanguage(wanted)}
      />
      <MenuDivider />
      <MenuItem onSelect={() => void requestSignOut()}>{t('shell.signOut')}</MenuItem>
    </Menu>
  );
}
