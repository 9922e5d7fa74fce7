import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePreferences } from '../platform/preferences.ts';
import { useUser } from '../platform/session.ts';
import { Page, Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useDelivery, useNotificationPreferences } from './notifications/api.ts';
import { ChannelTable } from './notifications/channel-table.tsx';
import { MutedSection } from './notifications/muted-section.tsx';
import { PushSection } from './notifications/push-section.tsx';
import { QuietHoursFields } from './notifications/quiet-hours-fields.tsx';
import { SummaryFields } from './notifications/summary-fields.tsx';
import { SuppressedEmailNotice } from './notifications/suppressed-email-notice.tsx';
import styles from './settings.module.css';

/** What the user is notified about, by which channels, and when. */
export default function NotificationSettings() {
  const t = useTranslations('settings.notifications');
  const email = useUser()?.email ?? '';
  const preferences = useNotificationPreferences();
  const delivery = useDelivery();
  const [statusMessage, setStatusMessage] = useState('');
  const zoneNote = useZoneNote();

  return (
    <Page title={t('title')} lede={t('lede', { email: `\u2068${email}\u2069` })}>
      <p className={styles.saved} role="status">
        {statusMessage}
      </p>
      {delivery.data?.isEmailSuppressed && <SuppressedEmailNotice email={email} />}
      <Section
        title={t('channels.title')}
        note={<TextLink to="/app/notifications">{t('list')}</TextLink>}
      >
        <QueryContent query={preferences} errorTitle={t('error')} lines={8}>
          {({ items }) => <ChannelTable items={items} onSaved={setStatusMessage} />}
        </QueryContent>
      </Section>
      <Section title={t('quiet.title')} note={zoneNote}>
        <QueryContent query={delivery} errorTitle={t('deliveryError')} lines={3}>
          {(data) => <QuietHoursFields delivery={data} onSaved={setStatusMessage} />}
        </QueryContent>
      </Section>
      <Section title={t('summary.title')} note={zoneNote}>
        <QueryContent query={delivery} errorTitle={t('deliveryError')} lines={3}>
          {(data) => (
            <SummaryFields
              delivery={data}
              preferences={preferences.data?.items}
              onSaved={setStatusMessage}
            />
          )}
        </QueryContent>
      </Section>
      <PushSection onSaved={setStatusMessage} />
      <MutedSection />
    </Page>
  );
}

/** Names the time zone of the settings if the device is in another one. */
function useZoneNote(): string | undefined {
  const t = useTranslations('settings.notifications');
  const { timeZone } = usePreferences();

  return timeZone === deviceTimeZone ? undefined : t('zone', { zone: timeZone });
}

const deviceTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
