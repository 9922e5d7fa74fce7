import { Refusal } from '@longhand/contract/errors';
import { refusals } from '@longhand/contract/refusals';
import { useTranslations } from 'use-intl';
import { NoResponseError, StorageWriteError } from '../platform/failures.ts';

/** The error message for any failure in the current language: by API error code, else the server's message. */
export function useFailureText(): (failure: unknown) => string {
  const t = useTranslations();
  const refusalText = useRefusalText();

  return (failure) => {
    if (failure instanceof NoResponseError) return t(`errors.client.${failure.reason}`);
    if (failure instanceof StorageWriteError) return t(`errors.device.${failure.reason}`);
    if (!(failure instanceof Refusal)) return t('errors.client.unknown');

    return refusalText(failure);
  };
}

type RefusalReason = { code: string; message: string; details?: Refusal['details'] };

/** The error message for a refusal of the server, also for one that was stored. */
export function useRefusalText(): (reason: RefusalReason) => string {
  const t = useTranslations('errors.refusals');

  return ({ code, message, details }) =>
    code in refusals
      ? t(code as keyof typeof refusals, details) // checked by `in`
      : message;
}
