import {
  type NotificationChannel,
  notificationChannels,
} from '@longhand/contract/notification-catalogue';
import type { CategorySetting } from '@longhand/contract/notification-settings';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { usePushDevices } from '../../notifications/index.ts';
import { showToast } from '../../platform/toasts.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { useChangeNotificationPreference } from './api.ts';
import styles from './channel-table.module.css';

type ChannelTableProps = {
  items: readonly CategorySetting[];
  onSaved: (text: string) => void;
};

/** The categories with a checkbox for each channel; on phones a list of categories with three checkboxes. */
export function ChannelTable({ items, onSaved }: ChannelTableProps) {
  const t = useTranslations('settings.notifications');
  const categoryText = useTranslations('notifications.categories');
  const failureText = useFailureText();
  const change = useChangeNotificationPreference();
  const hasNoPush = usePushDevices().data?.items.length === 0;

  const save = (item: CategorySetting, channel: NotificationChannel, isEnabled: boolean) => {
    const { category } = item;
    const name = categoryText(`${category}.name`);
    const savedText = t('saved', { name, channel, enabled: isEnabled ? 'yes' : 'no' });
    onSaved('');
    change.mutate(
      { category, channel, isEnabled },
      {
        onSuccess() {
          onSaved(savedText);
          const undo = () => change.mutate({ category, channel, isEnabled: !isEnabled });
          showToast({ type: 'success', words: savedText, undo });
        },
      },
    );
  };

  return (
    <>
      {change.error !== null && (
        <p className={styles.error} role="alert">
          {failureText(change.error)}
        </p>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('channels.category')}</th>
            {notificationChannels.map((channel) => (
              <th key={channel} scope="col" className={styles.channel}>
                {t(`channels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <CategoryRow key={item.category} item={item} onChange={save} />
          ))}
        </tbody>
      </table>
      {hasNoPush && <p className={styles.note}>{t('channels.noPush')}</p>}
    </>
  );
}

type CategoryRowProps = {
  item: CategorySetting;
  onChange: (item: CategorySetting, channel: NotificationChannel, isEnabled: boolean) => void;
};

function CategoryRow({ item, onChange }: CategoryRowProps) {
  const t = useTranslations('settings.notifications');
  const categoryText = useTranslations('notifications.categories');
  const lockedId = useId();
  const name = categoryText(`${item.category}.name`);
  const isLocked = notificationChannels.some((channel) => item[channel].isLocked);

  return (
    <tr>
      <th scope="row" className={styles.category}>
        <span className={styles.name}>{name}</span>
        <span className={styles.hint}>{categoryText(`${item.category}.hint`)}</span>
        {isLocked && (
          <span id={lockedId} className={styles.hint}>
            {t('channels.locked')}
          </span>
        )}
      </th>
      {notificationChannels.map((channel) => (
        <td key={channel} className={styles.channel}>
          <Checkbox
            aria-label={t('named', { name, channel: t(`channels.${channel}`) })}
            aria-disabled={item[channel].isLocked || undefined}
            aria-describedby={item[channel].isLocked ? lockedId : undefined}
            checked={item[channel].isEnabled}
            onChange={({ target: { checked } }) => {
              if (!item[channel].isLocked) onChange(item, channel, checked);
            }}
            label={<span className={styles.channelName}>{t(`channels.${channel}`)}</span>}
          />
        </td>
      ))}
    </tr>
  );
}
