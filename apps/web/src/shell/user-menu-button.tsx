import type { ComponentPropsWithRef } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../platform/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import styles from './user-menu.module.css';

export function UserMenuButton(props: ComponentPropsWithRef<'button'>) {
  const t = useTranslations();
  const user = useUser();
  const name = user?.displayName ?? '';

  return (
    <button {...props} type="button" className={styles.who}>
      <Avatar name={name} src={user?.avatarUrl ?? null} />{' '}
      <span className={styles.unseen}>{t('shell.personOf', { name })}</span>
    </button>
  );
}
