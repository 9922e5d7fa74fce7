import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '../ui/button.tsx';
import { AddressCode } from './address-code.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SignInCode } from './sign-in-code.tsx';
import { useAsked } from './use-asked.ts';

/** One field, for whatever this browser has still to show: a sign-in code, a second factor, a new address. */
export default function Verify() {
  const t = useTranslations();
  const { asked, failure, read } = useAsked();

  if (asked?.what === 'secondFactor') return <SecondFactor {...asked} />;
  if (asked?.what === 'signInCode') return <SignInCode pending={asked.pending} />;
  if (asked?.what === 'address') return <AddressCode change={asked.change} />;
  if (failure !== null) {
    return (
      <AuthFrame title={t('auth.verify.title')} subtitle={failure}>
        <Button variant="primary" wide onClick={read}>
          {t('ui.tryAgain')}
        </Button>
      </AuthFrame>
    );
  }

  return (
    <AuthFrame
      title={t('auth.verify.title')}
      subtitle={asked === null ? t('auth.verify.reading') : t('auth.verify.nothing')}
    >
      {asked !== null && (
        <ButtonLink to="/auth/login" variant="primary" wide>
          {t('auth.login.title')}
        </ButtonLink>
      )}
    </AuthFrame>
  );
}
