import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/notifications/styles.layer.css';
import { limits } from '@longhand/contract/limits';
import { type NotificationData, Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { type createTranslator, useTranslations } from 'use-intl';
import { useStore } from '../platform/store.ts';
import { type Toast, toastQueue } from '../platform/toasts.ts';
import { MantineScope } from './mantine-scope.tsx';
import { TextButton } from './text-link.tsx';
import styles from './toast-outlet.module.css';

/** Shows queued toasts at the bottom right for two seconds, longer while hovered or focused. */
export default function ToastOutlet() {
  const t = useTranslations();
  const queued = useStore(toastQueue);

  useEffect(() => {
    if (queued.length === 0) return;
    toastQueue.set([]);
    for (const toast of queued) showNotification(toast, t);
  }, [queued, t]);

  return (
    <MantineScope>
      <Notifications
        position="bottom-right"
        autoClose={limits.toastMs}
        pauseResetOnHover="notification"
        limit={4}
        containerWidth={380}
        classNames={{ root: styles.corner ?? '' }}
      />
    </MantineScope>
  );
}

type Translate = ReturnType<typeof createTranslator<never>>;

function showNotification(toast: Toast, t: ReturnType<typeof useTranslations<never>>) {
  const text = toast.words ?? t(toast.text as Parameters<Translate>[0]); // message keys are checked where toasts are created
  const id = `${toast.type} ${text}`;
  const undo = toast.undo;
  let previousFocus: EventTarget | null = null;

  notifications.hide(id); // shows a repeated toast again instead of twice
  const data: NotificationData = {
    id,
    classNames: { root: styles.toast ?? '', description: styles.words ?? '' },
    attributes: { root: { 'data-type': toast.type } },
    closeButtonProps: { 'aria-label': t('ui.close') },
    message: (
      <span className={styles.line}>
        <span>{text}</span>
        {undo !== undefined && (
          <TextButton
            onClick={() => {
              notifications.hide(id);
              if (previousFocus instanceof HTMLElement && previousFocus.isConnected)
                previousFocus.focus();
              undo();
            }}
          >
            {t('ui.undo')}
          </TextButton>
        )}
      </span>
    ),
    // Mantine pauses on hover, but not on focus.
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) previousFocus = relatedTarget; // where focus returns to
      notifications.update({ ...data, autoClose: false });
    },
    onBlur: () => notifications.update({ ...data, autoClose: limits.toastMs }),
  };
  notifications.show(data);
}
