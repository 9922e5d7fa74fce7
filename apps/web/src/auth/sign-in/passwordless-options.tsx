import { useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import styles from '../form/form.module.css';

type PasswordlessOptionsProps = { onCode: () => void; onPasskey: () => void };

/** Sign-in methods without a password. Passkeys are offered only in browsers that support them. */
export function PasswordlessOptions({ onCode, onPasskey }: PasswordlessOptionsProps) {
  const t = useTranslations();

  return (
    <ul className={styles.others} aria-label={t('auth.login.others')}>
      <li>
        <TextButton onClick={onCode}>{t('auth.login.sendCode')}</TextButton>
      </li>
      {supportsPasskeys && (
        <li>
          <TextButton onClick={onPasskey}>{t('auth.login.passkey')}</TextButton>
        </li>
      )}
    </ul>
  );
}

/** Prerendered pages assume support. */
const supportsPasskeys = typeof window === 'undefined' || 'PublicKeyCredential' in window;
