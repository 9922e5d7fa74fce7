import { useTranslations } from 'use-intl';
import { Page } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { HistorySection } from './history-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { useSecurity } from './security-api.ts';
import { SessionSection } from './session-section.tsx';
import styles from './settings.module.css';

/** Password, second factor, passkeys, sessions and account history. */
export default function Security() {
  const t = useTranslations();
  const security = useSecurity();

  return (
    <Page title={t('account.security.title')} lede={t('account.security.lede')}>
      <QueryContent query={security} errorTitle={t('account.security.error')} lines={20}>
        {(status) => (
          <>
            {status.needsSecondFactor && (
              <p className={styles.warning} role="note">
                {t('account.security.staff')}
              </p>
            )}
            <PasswordSection hasPassword={status.hasPassword} />
            <SecondFactorSection since={status.totpSince} codesLeft={status.recoveryCodesLeft} />
            <PasskeySection passkeys={status.passkeys} />
          </>
        )}
      </QueryContent>
      <SessionSection />
      <HistorySection />
    </Page>
  );
}
