import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkEmail } from '../platform/form-rules.ts';
import { localeState } from '../platform/locale.ts';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { api, useAuthAttempt } from './api.ts';
import { EmailField } from './form/email-field.tsx';
import styles from './form/form.module.css';
import { AuthFrame } from './frame/auth-frame.tsx';
import { SupportContact } from './frame/support-contact.tsx';
import { typedEmail } from './sign-in/typed-email.ts';

/** Requests a password reset link. The response is the same whether or not the account exists. */
export default function ForgotPassword() {
  const t = useTranslations();
  const attempt = useAuthAttempt();
  const [email, setEmail] = useState(typedEmail.get);
  const [isChecked, setChecked] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (attempt.isPending || checkEmail(email) !== undefined) return;

    const body = { email, locale: localeState.get().locale };
    const answer = await attempt.run(() => api.forgotPassword({ body }));
    if (answer !== undefined) setSentTo(email.trim());
  };

  return (
    <AuthFrame
      title={t('auth.forgot.title')}
      subtitle={
        sentTo === null
          ? t('auth.forgot.subtitle')
          : t.rich('auth.forgot.sent', { address: () => <b dir="ltr">{sentTo}</b> })
      }
      topLink={<TextLink to="/auth/login">{t('auth.forgot.back')}</TextLink>}
      footer={<SupportContact />}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {sentTo === null ? (
          <EmailField
            value={email}
            onChange={(typed) => {
              setEmail(typed);
              typedEmail.set(typed);
            }}
            isChecked={isChecked}
            autoComplete="username"
          />
        ) : (
          <p className={styles.help} role="status">
            {t('auth.forgot.next')}
          </p>
        )}
        <p className={styles.failure} role="alert">
          {attempt.error}
        </p>
        {sentTo === null ? (
          <Button type="submit" variant="primary" wide loading={attempt.isPending}>
            {t('auth.forgot.submit')}
          </Button>
        ) : (
          <Button wide onClick={() => setSentTo(null)}>
            {t('auth.code.another')}
          </Button>
        )}
      </form>
    </AuthFrame>
  );
}
