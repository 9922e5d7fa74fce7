import { useTranslations } from 'use-intl';
import { shownTexts } from '../platform/locale.ts';
import { AccountFields } from './account-fields.tsx';
import { api } from './api.ts';
import { useAttempt } from './attempt.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useEnter } from './enter.ts';
import { browserTimeZone, nameParts } from './person.ts';
import type { SignUpValues } from './sign-up-rules.ts';

/** The first account of an installation, through the link that the server printed. */
export function SetUp({ token }: { token: string }) {
  const t = useTranslations();
  const attempt = useAttempt();
  const enter = useEnter();

  const setUp = async (values: SignUpValues) => {
    const body = {
      token,
      email: values.email,
      password: values.password,
      firstName: nameParts(values.name).firstName,
      marketingOptIn: values.promotions,
      locale: shownTexts.get().locale,
      ...browserTimeZone(),
    };
    const answer = await attempt.run(() => api.setUp({ body }), 'setUp');
    if (answer !== undefined) enter(answer.user, false);
  };

  return (
    <AuthFrame title={t('auth.signup.setupTitle')} subtitle={t('auth.signup.setupSubtitle')}>
      <AccountFields
        submit={t('auth.signup.submit')}
        failure={attempt.error}
        isPending={attempt.isPending}
        onSubmit={(values) => void setUp(values)}
      />
    </AuthFrame>
  );
}
