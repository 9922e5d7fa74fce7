import { defaultPlans } from '@longhand/contract/plans';
import { useRouterState } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { initialState } from '../platform/initial-state.ts';
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
  const free = (initialState.plans ?? defaultPlans).free.entitlements;
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
      subtitle={t('auth.signup.subtitle', {
        goals: free.activeGoals ?? unlimited,
        texts: free.savedSamples ?? unlimited,
      })}
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

/** For the words, what has no limit. */
const unlimited = -1;
