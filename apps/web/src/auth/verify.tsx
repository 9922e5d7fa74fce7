import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '../ui/button.tsx';
import { AuthFrame } from './frame/auth-frame.tsx';
import { EmailChangeCode } from './verification/email-change-code.tsx';
import { SecondFactor } from './verification/second-factor.tsx';
import { SignInCode } from './verification/sign-in-code.tsx';
import { usePendingVerification } from './verification/use-pending-verification.ts';

/** Completes the pending verification of this browser: a sign-in code, a second factor or an email change. */
export default function Verify() {
  const t = useTranslations();
  const { verification, failure, load } = usePendingVerification();

  if (verification?.kind === 'secondFactor') return <SecondFactor {...verification} />;
  if (verification?.kind === 'signInCode') return <SignInCode pending={verification.pending} />;
  if (verification?.kind === 'address') return <EmailChangeCode change={verification.change} />;
  if (failure !== null) {
    return (
      <AuthFrame title={t('auth.verify.title')} subtitle={failure}>
        <Button variant="primary" wide onClick={load}>
          {t('ui.tryAgain')}
        </Button>
      </AuthFrame>
    );
  }

  return (
    <AuthFrame
      title={t('auth.verify.title')}
      subtitle={verification === null ? t('auth.verify.reading') : t('auth.verify.nothing')}
    >
      {verification !== null && (
        <ButtonLink to="/auth/login" variant="primary" wide>
          {t('auth.login.title')}
        </ButtonLink>
      )}
    </AuthFrame>
  );
}
