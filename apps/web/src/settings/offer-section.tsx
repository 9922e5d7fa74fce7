import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { useChangeMarketingConsent, useMarketingConsent } from './account-api.ts';
import styles from './settings.module.css';

/** The marketing consent given at sign-up, which can be changed at any time. */
export function OfferSection() {
  const t = useTranslations();
  const failureText = useFailureText();
  const consent = useMarketingConsent();
  const change = useChangeMarketingConsent();

  const [chosen, setChosen] = useState<boolean | null>(null);

  const choose = (wanted: boolean) => {
    setChosen(wanted);
    change.mutate(wanted, {
      onSuccess: () => showToast({ type: 'success', text: 'account.offers.saved' }),
      onError: () => setChosen(null),
    });
  };

  return (
    <Section title={t('account.offers.title')}>
      <QueryContent query={consent} errorTitle={t('account.offers.error')} lines={1}>
        {({ wanted }) => (
          <Checkbox
            label={t('account.offers.wanted')}
            checked={chosen ?? wanted}
            onChange={(event) => choose(event.target.checked)}
          />
        )}
      </QueryContent>
      {change.isError && (
        <p className={styles.error} role="alert">
          {failureText(change.error)}
        </p>
      )}
    </Section>
  );
}
