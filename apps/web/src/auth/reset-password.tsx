import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { api, useAuthAttempt } from './api.ts';
import styles from './form/form.module.css';
import { NewPasswordFields, useNewPassword } from './form/new-password-fields.tsx';
import { SubmitLine } from './form/submit-line.tsx';
import { AuthFrame } from './frame/auth-frame.tsx';
import { SupportContact } from './frame/support-contact.tsx';
import { useUrlToken } from './token.ts';

/** Sets a new password with the token from the URL hash of the emailed link. The token is removed from the URL at once. */
export default function ResetPassword() {
  const t = useTranslations();
  const attempt = useAuthAttempt();
  const token = useUrlToken();
  const [isDone, setDone] = useState(false);
  const password = useNewPassword();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = password.validate();
    if (attempt.isPending || chosen === null || token === null) return;

    const body = { token, password: chosen };
    const answer = await attempt.run(() => api.resetPassword({ body }));
    if (answer !== undefined) setDone(true);
  };

  if (isDone || token === null) {
    return (
      <AuthFrame
        title={t('auth.reset.title')}
        subtitle={isDone ? t('auth.reset.done') : t('auth.reset.noToken')}
        footer={<SupportContact />}
      >
        {isDone ? (
          <ButtonLink to="/auth/login" variant="primary" wide>
            {t('auth.login.submit')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/auth/forgot-password" variant="primary" wide>
            {t('auth.reset.askAgain')}
          </ButtonLink>
        )}
      </AuthFrame>
    );
  }

  return (
    <AuthFrame
      title={t('auth.reset.title')}
      subtitle={t('auth.reset.subtitle')}
      topLink={<TextLink to="/auth/login">{t('auth.forgot.back')}</TextLink>}
      footer={<SupportContact />}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <NewPasswordFields {...password} />
        <SubmitLine error={attempt.error} isPending={attempt.isPending}>
          {t('auth.reset.submit')}
        </SubmitLine>
        {attempt.error !== null && (
          <p>
            <TextLink to="/auth/forgot-password">{t('auth.reset.askAgain')}</TextLink>
          </p>
        )}
      </form>
    </AuthFrame>
  );
}
