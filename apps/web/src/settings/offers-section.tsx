import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Section } from '../ui/page.tsx';
import { useChangeOffers, useOffers } from './account-api.ts';
import styles from './settings.module.css';

/** The consent of the sign-up, to be given or taken back at any time. */
export function OffersSection() {
  const t = useTranslations();
  const failureText = useFailureText();
  const offers = useOffers();
  const change = useChangeOffers();

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
      <Loaded query={offers} failure={t('account.offers.error')} lines={1}>
        {({ wanted }) => (
          <Checkbox
            label={t('account.offers.wanted')}
            checked={chosen ?? wanted}
            onChange={(event) => choose(event.target.checked)}
          />
        )}
      </Loaded>
      {change.isError && (
        <p className={styles.error} role="alert">
          {failureText(change.error)}
        </p>
      )}
    </Section>
  );
}
