import { useTranslations } from 'use-intl';
import { help } from '../platform/help.ts';
import { useStore } from '../platform/store.ts';
import styles from './help-button.module.css';
import { Icon } from './icons.tsx';

/** Toggles the help panel of the screen. */
export function HelpButton() {
  const t = useTranslations();
  const { topic, isShown } = useStore(help.state);
  if (topic === null) return null;

  return (
    <button
      type="button"
      className={styles.help}
      aria-expanded={isShown}
      title={t('shell.helpKey')}
      onClick={help.toggle}
    >
      <Icon name="help" size={18} />
      <span>{t('shell.help')}</span>
    </button>
  );
}
