import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkEmail } from '../../platform/form-rules.ts';
import { localeState } from '../../platform/locale.ts';
import { safeSessionStorage, storageKeys } from '../../platform/storage.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { api, useAuthAttempt } from '../api.ts';
import { EmailField } from '../form/email-field.tsx';
import styles from '../form/form.module.css';
import { SubmitLine } from '../form/submit-line.tsx';
import { AuthFrame } from '../frame/auth-frame.tsx';

/** Sign-up in waitlist mode: adds an email to the waitlist. */
export function WaitlistForm() {
  const t = useTranslations();
  const router = useRouter();
  const attempt = useAuthAttempt();
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (attempt.isPending || checkEmail(email) !== undefined) return;

    const body = { email, locale: localeState.get().locale };
    const answer = await attempt.run(() => api.joinWaitlist({ body }), 'requestRegistration');
    if (answer === undefined) return;
    safeSessionStorage.set(storageKeys.pendingWaitlist, email.trim());
    router.history.push('/auth/waitlist-verify');
  };

  return (
    <AuthFrame
      title={t('auth.waitlist.title')}
      subtitle={t('auth.waitlist.subtitle')}
      topLink={<TextLink to="/auth/login">{t('auth.signup.haveAccount')}</TextLink>}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <EmailField value={email} onChange={setEmail} isChecked={isChecked} autoComplete="email" />
        <SubmitLine error={attempt.error} isPending={attempt.isPending}>
          {t('auth.waitlist.join')}
        </SubmitLine>
      </form>
    </AuthFrame>
  );
}
