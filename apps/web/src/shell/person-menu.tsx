import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../platform/session.ts';
import { later } from '../ui/later.tsx';
import { Portrait } from '../ui/portrait.tsx';
import styles from './person-menu.module.css';

const PersonMenuOpen = later(() => import('./person-menu-open.tsx'));

/** The person's initials; what is behind them is fetched when someone reaches for it. */
export function PersonMenu() {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <PersonButton
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={PersonMenuOpen.prepare}
      onFocus={PersonMenuOpen.prepare}
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return button;

  return <PersonMenuOpen waiting={button} onFailure={() => setWanted(false)} />;
}

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
