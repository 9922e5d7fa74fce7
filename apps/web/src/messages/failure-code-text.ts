import { refusals } from '@longhand/contract/refusals';
import { useTranslations } from 'use-intl';
import type { OutgoingMessage } from './outgoing/outgoing-queue.ts';

/** The stored reason of a failure in the current language. */
export function useFailureCodeText(): (failure: NonNullable<OutgoingMessage['failure']>) => string {
  const t = useTranslations();

  return ({ code, message }) =>
    code in refusals
      ? t(`errors.refusals.${code as keyof typeof refusals}`) // checked by `in`
      : message;
}
