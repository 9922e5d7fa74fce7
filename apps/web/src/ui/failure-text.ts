import { Refusal } from '@longhand/contract/errors';
import { refusals } from '@longhand/contract/refusals';
import { useTranslations } from 'use-intl';
import { NoResponseError, StorageWriteError } from '../platform/failures.ts';

/** The error message for any failure in the current language: by API error code, else the server's message. */
export function useFailureText(): (failure: unknown) => string {
  const t = useTranslations();

  return (failure) => {
    if (failure instanceof NoResponseError) return t(`errors.client.${failure.reason}`);
    if (failure instanceof StorageWriteError) return t(`errors.device.${failure.reason}`);
    if (!(failure instanceof Refusal)) return t('errors.client.unknown');
    if (failure.code in refusals) return t(`errors.refusals.${failure.code}`, failure.details);

    return failure.message;
  };
}
