import { useTranslations } from 'use-intl';
import { localeState } from '../platform/locale.ts';
import { AccountFields } from './account-fields.tsx';
import { api } from './api.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useEnter } from './enter.ts';
import { browserTimeZone, nameParts } from './person.ts';
import type { SignUpValues } from './sign-up-rules.ts';

/** The first account of an installation, through the link that the server printed. */
export function SetUp({ token }: { token: string }) {
  const t = useTranslations();
  const enter = useEnter();

  const setUp = (values: SignUpValues) => {
    const body = {
      token,
      email: values.email,
      password: values.password,
      firstName: nameParts(values.name).firstName,
      marketingOptIn: values.promotions,
      locale: localeState.get().locale,
      ...browserTimeZone(),
    };

    return api.setUp({ body });
  };

  return (
    <AuthFrame title={t('auth.signup.setupTitle')} subtitle={t('auth.signup.setupSubtitle')}>
      <AccountFields
        submit={t('auth.signup.submit')}
        act="setUp"
        send={setUp}
        onSent={(_values, { user }) => enter(user, false)}
      />
    </AuthFrame>
  );
}
