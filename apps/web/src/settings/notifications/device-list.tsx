import type { PushDevice } from '@longhand/contract/notification-settings';
import { useTranslations } from 'use-intl';
import {
  useBrowserPush,
  useRemoveDevice,
  useTestDevice,
  useTurnOnPush,
} from '../../notifications/index.ts';
import { showToast } from '../../platform/toasts.ts';
import { useDates } from '../../platform/use-dates.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { Row, RowList } from '../../ui/row-list.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import styles from './delivery-fields.module.css';

type DeviceListProps = { devices: readonly PushDevice[]; publicKey: string };

/** The browsers that receive push notifications. Only this one can be added again, so only its removal can be undone. */
export function DeviceList({ devices, publicKey }: DeviceListProps) {
  const t = useTranslations('settings.notifications');
  const nameAction = useTranslations('notifications');
  const dates = useDates();
  const failureText = useFailureText();
  const ownHash = useBrowserPush().data?.endpointHash;
  const turnOn = useTurnOnPush();
  const remove = useRemoveDevice();
  const test = useTestDevice();
  const error = test.error ?? remove.error;

  const removeDevice = ({ id, endpointHash }: PushDevice, name: string) => {
    const isThisBrowser = endpointHash === ownHash;
    remove.mutate(
      { id, isThisBrowser },
      {
        onSuccess: () =>
          showToast({
            type: 'success',
            words: t('push.removed', { name }),
            ...(isThisBrowser && { undo: () => turnOn.mutate(publicKey) }),
          }),
      },
    );
  };
  const testDevice = (id: string, name: string) =>
    test.mutate(id, {
      onSuccess: () => showToast({ type: 'success', words: t('push.tested', { name }) }),
    });

  return (
    <div className={styles.devices}>
      <RowList label={t('push.devices')}>
        {devices.map((device) => {
          const { id, addedAt, lastSentAt, endpointHash } = device;
          const name = `\u2068${device.name || t('push.unknown')}\u2069`;
          const labelOf = (action: string) => nameAction('named', { action, title: name });

          return (
            <Row
              key={id}
              name={endpointHash === ownHash ? t('push.here', { name }) : name}
              detail={t('push.details', {
                added: dates.day(dates.dayOf(addedAt)),
                sent: lastSentAt === null ? 'none' : dates.dateTime(lastSentAt),
              })}
            >
              <TextButton
                quiet
                aria-label={labelOf(t('push.test'))}
                disabled={test.isPending}
                onClick={() => testDevice(id, name)}
              >
                {t('push.test')}
              </TextButton>
              <TextButton
                quiet
                aria-label={labelOf(t('push.remove'))}
                disabled={remove.isPending}
                onClick={() => removeDevice(device, name)}
              >
                {t('push.remove')}
              </TextButton>
            </Row>
          );
        })}
      </RowList>
      {error !== null && (
        <p className={styles.error} role="alert">
          {failureText(error)}
        </p>
      )}
    </div>
  );
}
