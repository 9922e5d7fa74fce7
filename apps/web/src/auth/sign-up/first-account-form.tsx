import { useTranslations } from 'use-intl';
import { localeState } from '../../platform/locale.ts';
import { api } from '../api.ts';
import { AuthFrame } from '../frame/auth-frame.tsx';
import { useCompleteSignIn } from '../sign-in/complete-sign-in.ts';
import { AccountFields } from './account-fields.tsx';
import { browserTimeZone, splitName } from './sign-up-profile.ts';
import type { SignUpValues } from './sign-up-rules.ts';

/** Creates the first account of a server, through the link printed in its log. */
export function FirstAccountForm({ token }: { token: string }) {
  const t = useTranslations();
  const completeSignIn = useCompleteSignIn();

  const createFirstAccount = (values: SignUpValues) => {
    const body = {
      token,
      email: values.email,
      password: values.password,
      firstName: splitName(values.name).firstName,
      marketingOptIn: values.promotions,
      locale: localeState.get().locale,
      ...browserTimeZone(),
    };

    return api.createFirstAdmin({ body });
  };

  return (
    <AuthFrame title={t('auth.signup.setupTitle')} subtitle={t('auth.signup.setupSubtitle')}>
      <AccountFields
        submit={t('auth.signup.submit')}
        authCall="setUp"
        send={createFirstAccount}
        onSent={(_values, { user }) => completeSignIn(user, false)}
      />
    </AuthFrame>
  );
}
