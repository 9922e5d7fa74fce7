import { useTranslations } from 'use-intl';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { HistorySection } from './history-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { useSecurity } from './security-api.ts';
import { SessionSection } from './session-section.tsx';
import styles from './settings.module.css';

/** What keeps others out, where one is signed in, and what happened to the account. */
export default function Security() {
  const t = useTranslations();
  const security = useSecurity();

  return (
    <Page title={t('account.security.title')} lede={t('account.security.lede')}>
      <Loaded query={security} failure={t('account.security.error')} lines={20}>
        {(standing) => (
          <>
            {standing.needsSecondFactor && (
              <p className={styles.warning} role="note">
                {t('account.security.staff')}
              </p>
            )}
            <PasswordSection hasPassword={standing.hasPassword} />
            <SecondFactorSection since={standing.totpSince} left={standing.recoveryCodesLeft} />
            <PasskeySection passkeys={standing.passkeys} />
          </>
        )}
      </Loaded>
      <SessionSection />
      <HistorySection />
    </Page>
  );
}
