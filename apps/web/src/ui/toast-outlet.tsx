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

/** Shows what waits as toasts: bottom right, two seconds, waiting while pointed at or focused. */
export default function ToastOutlet() {
  const t = useTranslations();
  const waiting = useStore(toastQueue);

  useEffect(() => {
    if (waiting.length === 0) return;
    toastQueue.set([]);
    for (const toast of waiting) show(toast, t);
  }, [waiting, t]);

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

function show(toast: Toast, t: ReturnType<typeof useTranslations<never>>) {
  const words = toast.words ?? t(toast.text as Parameters<Translate>[0]); // keys are written beside their texts
  const id = `${toast.type} ${words}`;
  const undo = toast.undo;
  let from: EventTarget | null = null;

  notifications.hide(id); // the same words twice are one toast, shown anew
  const data: NotificationData = {
    id,
    classNames: { root: styles.toast ?? '', description: styles.words ?? '' },
    attributes: { root: { 'data-type': toast.type } },
    closeButtonProps: { 'aria-label': t('ui.close') },
    message: (
      <span className={styles.line}>
        <span>{words}</span>
        {undo !== undefined && (
          <TextButton
            onClick={() => {
              notifications.hide(id);
              if (from instanceof HTMLElement && from.isConnected) from.focus();
              undo();
            }}
          >
            {t('ui.undo')}
          </TextButton>
        )}
      </span>
    ),
    // Being pointed at makes it wait by itself; being focused does not.
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) from = relatedTarget; // where the keyboard goes back to
      notifications.update({ ...data, autoClose: false });
    },
    onBlur: () => notifications.update({ ...data, autoClose: limits.toastMs }),
  };
  notifications.show(data);
}
