import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkEmail } from '../platform/form-rules.ts';
import { localeState } from '../platform/locale.ts';
import { safeSessionStorage, storageKeys } from '../platform/storage.ts';
import { TextLink } from '../ui/text-link.tsx';
import { api } from './api.ts';
import { useAttempt } from './attempt.ts';
import { AuthFrame } from './auth-frame.tsx';
import { EmailField } from './email-field.tsx';
import styles from './form.module.css';
import { SubmitLine } from './submit-line.tsx';

/** Sign-up where people are let in a few at a time: an address takes a place in the queue. */
export function WaitlistForm() {
  const t = useTranslations();
  const router = useRouter();
  const attempt = useAttempt();
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
      other={<TextLink to="/auth/login">{t('auth.signup.haveAccount')}</TextLink>}
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
