import { Refusal } from '@longhand/contract/errors';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { AuthFrame } from './auth-frame.tsx';
import { SupportContact } from './support-contact.tsx';

type FailedStepProps = {
  title: ReactNode;
  failure: unknown;
  /** Undefined where a retry cannot succeed. */
  onRetry: (() => void) | undefined;
  /** Where to go after an API error; the sign-in screen by default. */
  exitLink?: { to: string; label: string };
};

/** Shows why a step failed. Network failures and server errors offer a retry, other API errors a link. */
export function FailedStep({ title, failure, onRetry, exitLink }: FailedStepProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const isRefused = failure instanceof Refusal && failure.status < 500;
  const retry = isRefused ? undefined : onRetry;
  const { to, label } = exitLink ?? { to: '/auth/login', label: t('auth.forgot.back') };

  return (
    <AuthFrame title={title} subtitle={failureText(failure)} footer={<SupportContact />}>
      {retry === undefined ? (
        <ButtonLink to={to} variant="primary" wide>
          {label}
        </ButtonLink>
      ) : (
        <Button variant="primary" wide onClick={retry}>
          {t('ui.tryAgain')}
        </Button>
      )}
    </AuthFrame>
  );
}
