import {
  type NotificationChannel,
  type NotificationPreference,
  notificationChannels,
} from '@longhand/contract/notifications';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../platform/session.ts';
import { showToast } from '../platform/toasts.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Page, Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useChangeNotificationPreference, useNotificationPreferences } from './api.ts';
import styles from './settings.module.css';

/** Which notifications the user receives, and by which channel. */
export default function NotificationSettings() {
  const t = useTranslations();
  const email = useUser()?.email ?? '';
  const preferences = useNotificationPreferences();
  const failureText = useFailureText();
  const change = useChangeNotificationPreference();
  const [statusMessage, setStatusMessage] = useState('');

  const save = (item: NotificationPreference, channel: NotificationChannel, wanted: boolean) => {
    const { kind } = item;
    const savedText = t('settings.notifications.saved', {
      name: t(`notifications.kinds.${kind}.name`),
      wanted: wanted ? 'yes' : 'no',
      channel,
    });
    setStatusMessage('');
    change.mutate(
      { kind, channel, wanted },
      {
        onSuccess() {
          setStatusMessage(savedText);
          const undo = () => change.mutate({ kind, channel, wanted: !wanted });
          showToast({ type: 'success', words: savedText, undo });
        },
      },
    );
  };

  return (
    <Page
      title={t('settings.notifications.title')}
      lede={t('settings.notifications.lede', { email: `\u2068${email}\u2069` })}
    >
      <p className={styles.saved} role="status">
        {statusMessage}
      </p>
      {change.isError && (
        <p className={styles.error} role="alert">
          {failureText(change.error)}
        </p>
      )}
      <Section
        title={t('settings.notifications.kinds')}
        note={<TextLink to="/app/notifications">{t('settings.notifications.list')}</TextLink>}
      >
        <QueryContent query={preferences} errorTitle={t('settings.notifications.error')} lines={6}>
          {({ items }) => <KindsTable items={items} onChoose={save} />}
        </QueryContent>
      </Section>
    </Page>
  );
}

type KindsTableProps = {
  items: readonly NotificationPreference[];
  onChoose: (item: NotificationPreference, channel: NotificationChannel, wanted: boolean) => void;
};

function KindsTable({ items, onChoose }: KindsTableProps) {
  const t = useTranslations();

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('settings.notifications.kind')}</th>
          {notificationChannels.map((channel) => (
            <th key={channel} scope="col" className={styles.box}>
              {t(`settings.notifications.channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.kind}>
            <td>
              <p className={styles.name}>{t(`notifications.kinds.${item.kind}.name`)}</p>
              <p className={styles.muted}>{t(`notifications.kinds.${item.kind}.hint`)}</p>
            </td>
            {notificationChannels.map((channel) => (
              <td key={channel} className={styles.box}>
                <Checkbox
                  aria-label={t('settings.notifications.named', {
                    name: t(`notifications.kinds.${item.kind}.name`),
                    channel: t(`settings.notifications.channel.${channel}`),
                  })}
                  checked={item[channel]}
                  onChange={(event) => onChoose(item, channel, event.target.checked)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
