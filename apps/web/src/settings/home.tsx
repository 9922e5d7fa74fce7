import { useTranslations } from 'use-intl';
import { usePreferences } from '../platform/preferences.ts';
import { useUser } from '../platform/session.ts';
import { Page, Section } from '../ui/page.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { EmailSection } from './email-section.tsx';
import { NameForm } from './name-form.tsx';
import { PictureSection } from './picture-section.tsx';
import styles from './settings.module.css';
import { TimeZoneField } from './time-zone-field.tsx';
import { useSavePreference } from './use-save-preference.ts';

/** Account settings: picture, names, email, time zone and a link to account deletion. */
export default function AccountSettings() {
  const t = useTranslations();
  const user = useUser();
  const { timeZone } = usePreferences();
  const { save, errorOf, statusMessage } = useSavePreference();
  if (user === null) return null;

  return (
    <Page title={t('account.home.title')} lede={t('account.home.lede')}>
      <p className={styles.saved} role="status">
        {statusMessage}
      </p>
      <PictureSection user={user} />
      <Section title={t('account.names.title')} note={t('account.names.note')}>
        <NameForm key={user.id} user={user} />
      </Section>
      <EmailSection />
      <Section title={t('account.zone.title')} note={t('settings.preferences.counted')}>
        <div className={styles.fields}>
          <TimeZoneField
            value={timeZone}
            error={errorOf('timeZone')}
            onChoose={(zone) => void save('timeZone', zone)}
          />
        </div>
      </Section>
      <Section title={t('account.leave.title')}>
        <p className={styles.words}>
          {t.rich('account.leave.where', {
            link: (words) => <TextLink to="/app/settings/privacy">{words}</TextLink>,
          })}
        </p>
      </Section>
    </Page>
  );
}
