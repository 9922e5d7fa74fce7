import { Refusal } from '@longhand/contract/errors';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LockedOut } from './locked-out.tsx';

type FailedStepProps = {
  title: ReactNode;
  failure: unknown;
  /** Absent where trying again can change nothing. */
  onAgain: (() => void) | undefined;
  /** Where to go on from what was refused; to sign-in where nothing else is said. */
  wayOut?: { to: string; words: string };
};

/** Why a step does not go on. What nobody answered can be tried again; what was refused stays so. */
export function FailedStep({ title, failure, onAgain, wayOut }: FailedStepProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const isRefused = failure instanceof Refusal && failure.status < 500;
  const again = isRefused ? undefined : onAgain;
  const { to, words } = wayOut ?? { to: '/auth/login', words: t('auth.forgot.back') };

  return (
    <AuthFrame title={title} subtitle={failureText(failure)} foot={<LockedOut />}>
      {again === undefined ? (
        <ButtonLink to={to} variant="primary" wide>
          {words}
        </ButtonLink>
      ) : (
        <Button variant="primary" wide onClick={again}>
          {t('ui.tryAgain')}
        </Button>
      )}
    </AuthFrame>
  );
}
