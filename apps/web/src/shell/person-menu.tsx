import { localeNames, locales } from '@longhand/locales';
import { useTranslations } from 'use-intl';
import { changeLocale, shownTexts } from '../platform/locale.ts';
import { session, useUser } from '../platform/session.ts';
import { useStore } from '../platform/store.ts';
import { type SchemeChoice, theme } from '../platform/theme.ts';
import { Menu, MenuDivider, MenuItem, MenuLabel } from '../ui/menu.tsx';
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
        <button type="button" className={styles.who} aria-label={t('shell.personOf', { name })}>
          <span aria-hidden="true">{initialsOf(name)}</span>
        </button>
      }
    >
      <div className={styles.name}>
        <b>{name}</b>
        {user !== null && user.email !== name && <span>{user.email}</span>}
      </div>
      <MenuDivider />
      <MenuLabel>{t('ui.theme.label')}</MenuLabel>
      {choices.map((wanted) => (
        <MenuItem key={wanted} checked={choice === wanted} onSelect={() => theme.setChoice(wanted)}>
          {t(`ui.theme.${wanted}`)}
        </MenuItem>
      ))}
      <MenuDivider />
      <MenuLabel>{t('ui.language.label')}</MenuLabel>
      {locales.map((wanted) => (
        <MenuItem
          key={wanted}
          checked={locale === wanted}
          onSelect={() => void changeLocale(wanted)}
        >
          <span lang={wanted}>{localeNames[wanted]}</span>
        </MenuItem>
      ))}
      <MenuDivider />
      <MenuItem onSelect={() => void session.signOut()}>{t('shell.signOut')}</MenuItem>
    </Menu>
  );
}
