import type { ComponentPropsWithRef } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/text-link.tsx';
import styles from './commands.module.css';

/** The menu button, before and after the menu is loaded. */
export function MenuButton(props: ComponentPropsWithRef<'button'>) {
  const t = useTranslations('writing-lab.editor');

  return (
    <TextButton {...props} quiet className={styles.menu}>
      {t('tools')}
    </TextButton>
  );
}
