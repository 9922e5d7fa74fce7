import { defaultPlans } from '@longhand/contract/plans';
import { useRouterState } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { initialState } from '../../platform/initial-state.ts';
import { localeState } from '../../platform/locale.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { api } from '../api.ts';
import { AuthFrame } from '../frame/auth-frame.tsx';
import { ProviderButtons } from '../sign-in/provider-buttons.tsx';
import { AccountFields } from './account-fields.tsx';
import type { SignUpValues } from './sign-up-rules.ts';

type SignUpFormProps = {
  initialValues: SignUpValues | undefined;
  onSent: (values: SignUpValues) => void;
};

/** The first step of sign-up: sends the verification code. */
export function SignUpForm({ initialValues, onSent }: SignUpFormProps) {
  const t = useTranslations();
  const freePlan = (initialState.plans ?? defaultPlans).free.entitlements;
  const query = useRouterState({ select: (state) => state.location.searchStr });

  const send = ({ email, password }: SignUpValues) => {
    const { locale } = localeState.get();

    return api.requestRegistration({ body: { email, password, locale } });
  };

  return (
    <AuthFrame
      title={t('auth.signup.title')}
      subtitle={t('auth.signup.subtitle', {
        goals: freePlan.activeGoals ?? unlimited,
        texts: freePlan.savedSamples ?? unlimited,
      })}
      topLink={<TextLink to={`/auth/login${query}`}>{t('auth.signup.haveAccount')}</TextLink>}
    >
      <AccountFields
        submit={t('auth.signup.submit')}
        authCall="requestRegistration"
        initialValues={initialValues}
        send={send}
        onSent={onSent}
      />
      <ProviderButtons />
    </AuthFrame>
  );
}

/** How the message expresses "no limit". */
const unlimited = -1;
