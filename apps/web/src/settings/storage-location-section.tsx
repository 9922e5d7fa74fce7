import { useTranslations } from 'use-intl';
import { useChangePreferences } from '../platform/change-preferences.ts';
import { useDeviceOnlyTexts } from '../platform/preferences.ts';
import { showToast } from '../platform/toasts.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Section } from '../ui/page.tsx';
import styles from './settings.module.css';

/** Whether new texts are saved to the account or only in this browser. */
export function StorageLocationSection() {
  const t = useTranslations('account.place');
  const failureText = useFailureText();
  const change = useChangePreferences();

  return (
    <Section title={t('title')}>
      <Checkbox
        label={t('here')}
        checked={useDeviceOnlyTexts()}
        onChange={(event) =>
          change.mutate(
            { textsHere: event.target.checked },
            { onSuccess: () => showToast({ type: 'success', words: t('saved') }) },
          )
        }
      />
      <p className={styles.status}>{t('what')}</p>
      {change.isError && (
        <p className={styles.error} role="alert">
          {failureText(change.error)}
        </p>
      )}
    </Section>
  );
}
