import { useRouterState } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { shownTexts } from '../platform/locale.ts';
import { TextLink } from '../ui/text-link.tsx';
import { AccountFields } from './account-fields.tsx';
import { api } from './api.ts';
import { useAttempt } from './attempt.ts';
import { AuthFrame } from './auth-frame.tsx';
import { ExternalWays } from './external-ways.tsx';
import type { SignUpValues } from './sign-up-rules.ts';

/** The first step: who one is. The code goes out to the address. */
export function SignUpForm({ onSent }: { onSent: (values: SignUpValues) => void }) {
  const t = useTranslations();
  const attempt = useAttempt();
  const query = useRouterState({ select: (state) => state.location.searchStr });

  const send = async (values: SignUpValues) => {
    const { locale } = shownTexts.get();
    const body = { email: values.email, locale };
    const answer = await attempt.run(
      () => api.requestRegistration({ body }),
      'requestRegistration',
    );
    if (answer !== undefined) onSent(values);
  };

  return (
    <AuthFrame
      title={t('auth.signup.title')}
      subtitle={t('auth.signup.subtitle')}
      other={<TextLink to={`/auth/login${query}`}>{t('auth.signup.haveAccount')}</TextLink>}
    >
      <AccountFields
        submit={t('auth.signup.submit')}
        failure={attempt.error}
        isPending={attempt.isPending}
        onSubmit={(values) => void send(values)}
      />
      <ExternalWays />
    </AuthFrame>
  );
}
