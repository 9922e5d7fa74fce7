import { useTranslations } from 'use-intl';
import { TextButton } from '../ui/text-link.tsx';
import styles from './form.module.css';

type OtherWaysProps = { onCode: () => void; onPasskey: () => void };

/** The ways in without a password. A passkey is offered only where the browser knows them. */
export function OtherWays({ onCode, onPasskey }: OtherWaysProps) {
  const t = useTranslations();

  return (
    <ul className={styles.others} aria-label={t('auth.login.others')}>
      <li>
        <TextButton onClick={onCode}>{t('auth.login.sendCode')}</TextButton>
      </li>
      {knowsPasskeys && (
        <li>
          <TextButton onClick={onPasskey}>{t('auth.login.passkey')}</TextButton>
        </li>
      )}
    </ul>
  );
}

/** The server writes the page as for the browsers of today. */
const knowsPasskeys = typeof window === 'undefined' || 'PublicKeyCredential' in window;
