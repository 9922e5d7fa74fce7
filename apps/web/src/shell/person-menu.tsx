import { localeNames, locales } from '@longhand/locales';
import { useTranslations } from 'use-intl';
import { shownTexts } from '../platform/locale.ts';
import { session, useUser } from '../platform/session.ts';
import { useStore } from '../platform/store.ts';
import { type SchemeChoice, theme } from '../platform/theme.ts';
import { Menu, MenuChoices, MenuDivider, MenuItem } from '../ui/menu.tsx';
import { chooseLanguage } from './choose-language.ts';
import { initialsOf } from './initials.ts';
import styles from './person-menu.module.css';

const choices: readonly SchemeChoice[] = ['auto', 'light', 'dark'];

/** The person's initials, and behind them what concerns the person. */
export function PersonMenu() {
  const t = useTranslations();
  const user = useUser();
  const { locale } = useStore(shownTexts);
  const choice = useStore(theme.choice);
  const name = user?.displayName ?? '';

  return (
    <Menu
      label={t('shell.person')}
      target={
        <button type="button" className={styles.who}>
          {initialsOf(name)} <span className={styles.unseen}>{t('shell.personOf', { name })}</span>
        </button>
      }
    >
      <div className={styles.name}>
        <b>{name}</b>
        {user !== null && user.email !== name && <span>{user.email}</span>}
      </div>
      <MenuDivider />
      <MenuChoices
        label={t('ui.theme.label')}
        value={choice}
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
      <MenuItem onSelect={() => void session.signOut()}>{t('shell.signOut')}</MenuItem>
    </Menu>
  );
}
