import type { ComponentPropsWithRef } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../platform/session.ts';
import { Portrait } from '../ui/portrait.tsx';
import styles from './person-menu.module.css';

export function PersonButton(props: ComponentPropsWithRef<'button'>) {
  const t = useTranslations();
  const user = useUser();
  const name = user?.displayName ?? '';

  return (
    <button {...props} type="button" className={styles.who}>
      <Portrait name={name} src={user?.avatarUrl ?? null} />{' '}
      <span className={styles.unseen}>{t('shell.personOf', { name })}</span>
    </button>
  );
}
