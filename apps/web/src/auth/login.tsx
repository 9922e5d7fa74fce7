import { useRouterState } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkEmail } from '../platform/form-rules.ts';
import { localeState } from '../platform/locale.ts';
import { hasExpired } from '../platform/session.ts';
import { useStore } from '../platform/store.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { api } from './api.ts';
import { useAttempt } from './attempt.ts';
import { AuthFrame } from './auth-frame.tsx';
import { EmailField } from './email-field.tsx';
import { useGoOn, useVerify } from './enter.ts';
import { ExternalWays } from './external-ways.tsx';
import styles from './form.module.css';
import { LockedOut } from './locked-out.tsx';
import { OtherWays } from './other-ways.tsx';
import { SubmitLine } from './submit-line.tsx';
import { typedEmail } from './typed-email.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** With a password, or without one: by a code from the mailbox, a passkey, an account elsewhere. */
export default function Login() {
  const t = useTranslations();
  const goOn = useGoOn();
  const verify = useVerify();
  const attempt = useAttempt();
  const isBack = useStore(hasExpired);
  const signInWithPasskey = usePasskeySignIn(attempt);
  const query = useRouterState({ select: (state) => state.location.searchStr });
  const [email, setEmail] = useState(typedEmail.get);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [checked, setChecked] = useState<'none' | 'email' | 'all'>('none');

  const passwordError = checked === 'all' && password === '' ? 'passwordRequired' : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked('all');
    if (attempt.isPending || checkEmail(email) !== undefined || password === '') return;

    const body = { email, password, remember };
    const answer = await attempt.run(() => api.login({ body }), 'login');
    if (answer !== undefined) goOn(answer, { email, remember });
  };

  const sendCode = async () => {
    setChecked('email');
    if (attempt.isPending || checkEmail(email) !== undefined) return;

    const body = { email, locale: localeState.get().locale };
    const answer = await attempt.run(() => api.requestLogin({ body }), 'requestLogin');
    if (answer !== undefined) verify({ email: email.trim(), remember, isByCode: true });
  };

  return (
    <AuthFrame
      title={t('auth.login.title')}
      subtitle={t(isBack ? 'errors.client.sessionExpired' : 'auth.login.subtitle')}
      other={<TextLink to={`/auth/signup${query}`}>{t('auth.login.noAccount')}</TextLink>}
      foot={<LockedOut />}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <EmailField
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            typedEmail.set(typed);
          }}
          isChecked={checked !== 'none'}
          autoComplete="username"
        />
        <PasswordField
          label={t('auth.password')}
          autoComplete="current-password"
          dir="ltr"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={passwordError && t(`auth.messages.${passwordError}`)}
        />
        <div className={styles.between}>
          <Checkbox
            label={t('auth.login.remember')}
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
          <TextLink to="/auth/forgot-password">{t('auth.login.forgot')}</TextLink>
        </div>
        <SubmitLine error={attempt.error} isPending={attempt.isPending}>
          {t('auth.login.submit')}
        </SubmitLine>
        <OtherWays
          onCode={() => void sendCode()}
          onPasskey={() => void signInWithPasskey(remember)}
        />
        <ExternalWays remember={remember} />
      </form>
    </AuthFrame>
  );
}
