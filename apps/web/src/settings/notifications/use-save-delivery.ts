import type { Delivery, DeliverySettings } from '@longhand/contract/notification-settings';
import { showToast } from '../../platform/toasts.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { useChangeDelivery } from './api.ts';

export type DeliveryFieldsProps = { delivery: Delivery; onSaved: (text: string) => void };

/** Saves settings of the delivery at once; a toast undoes it. */
export function useSaveDelivery({ delivery, onSaved }: DeliveryFieldsProps) {
  const failureText = useFailureText();
  const change = useChangeDelivery();
  const { quietHours, emailCadence, digestAt, digestWeekday } = delivery;
  const previous: DeliverySettings = { quietHours, emailCadence, digestAt, digestWeekday };

  return {
    error: change.error === null ? undefined : failureText(change.error),

    save(settings: Partial<DeliverySettings>, savedText: string): void {
      onSaved('');
      change.mutate(settings, {
        onSuccess() {
          onSaved(savedText);
          showToast({
            type: 'success',
            words: savedText,
            undo: () => change.mutate(previousOf(settings, previous)),
          });
        },
      });
    },
  };
}

/** The previous values of the settings that change. */
function previousOf(
  settings: Partial<DeliverySettings>,
  previous: DeliverySettings,
): Partial<DeliverySettings> {
  return Object.fromEntries(
    Object.entries(previous).filter(([name]) => name in settings),
  ) as Partial<DeliverySettings>; // some entries of the same type
}
