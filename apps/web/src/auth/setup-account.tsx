import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../platform/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './form/form.module.css';
import { AuthFrame } from './frame/auth-frame.tsx';
import { pathAfterSignIn } from './sign-in/path-after-sign-in.ts';
import { SetupForm } from './sign-up/setup-form.tsx';

/** First run after an invitation or external sign-in: profile details, then a first goal. */
export default function SetupAccount() {
  const t = useTranslations();
  const user = useUser();
  const search: { redirect?: unknown } = useSearch({ strict: false });
  const [isDone, setDone] = useState(false);
  const to = pathAfterSignIn(search.redirect, null);

  if (user === null) {
    return (
      <AuthFrame title={t('auth.setup.title')} subtitle={t('auth.setup.signIn')}>
        <ButtonLink to="/auth/login?redirect=/auth/setup-account" variant="primary" wide>
          {t('auth.login.submit')}
        </ButtonLink>
      </AuthFrame>
    );
  }
  if (isDone) {
    return (
      <AuthFrame title={t('auth.setup.goalTitle')} subtitle={t('auth.setup.goal')}>
        <div className={styles.form}>
          <ButtonLink to="/app/goals/create" variant="primary" wide>
            {t('auth.setup.setGoal')}
          </ButtonLink>
          <p>
            <TextLink to={to}>{t('auth.setup.later')}</TextLink>
          </p>
        </div>
      </AuthFrame>
    );
  }

  return (
    <AuthFrame
      title={t('auth.setup.title')}
      subtitle={t('auth.setup.subtitle')}
      topLink={<TextLink to={to}>{t('auth.setup.skip')}</TextLink>}
    >
      <SetupForm user={user} onDone={() => setDone(true)} />
    </AuthFrame>
  );
}
