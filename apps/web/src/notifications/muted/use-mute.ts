import type { NotificationObject } from '@longhand/contract/notification-catalogue';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { useChangeMuted, useMutedObjects } from './api.ts';

type MutedTarget = NotificationObject & { title: string };

/** Which objects are muted, and a function that mutes or unmutes one with a toast that undoes it. */
export function useMute() {
  const t = useTranslations('ui.muting');
  const failureText = useFailureText();
  const muted = useMutedObjects().data?.items;
  const { mutateAsync } = useChangeMuted();

  return {
    /** Undefined while unknown. */
    isMuted: (object: NotificationObject) =>
      muted?.some(({ type, id }) => type === object.type && id === object.id),

    async setMuted(target: MutedTarget, isMuted: boolean): Promise<void> {
      const { type, id, title } = target;
      try {
        await mutateAsync({ type, id, title, isMuted });
      } catch (failure) {
        showToast({ type: 'error', words: failureText(failure) });

        return;
      }
      const isolatedTitle = `\u2068${title}\u2069`;
      showToast({
        type: 'success',
        words: t(isMuted ? 'muted' : 'unmuted', { title: isolatedTitle }),
        undo: () => void mutateAsync({ type, id, title, isMuted: !isMuted }).catch(() => undefined), // shown as a toast
      });
    },
  };
}
