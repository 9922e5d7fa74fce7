import { useRouterState } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkEmail } from '../platform/form-rules.ts';
import { localeState } from '../platform/locale.ts';
import { hasExpired } from '../platform/session.ts';
import { useStore } from '../platform/store.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextButton, TextLink } from '../ui/text-link.tsx';
import { api, useAuthAttempt } from './api.ts';
import { EmailField } from './form/email-field.tsx';
import styles from './form/form.module.css';
import { SubmitLine } from './form/submit-line.tsx';
import { AuthFrame } from './frame/auth-frame.tsx';
import { SupportContact } from './frame/support-contact.tsx';
import { useContinueSignIn, useStartVerification } from './sign-in/complete-sign-in.ts';
import { ProviderButtons } from './sign-in/provider-buttons.tsx';
import { typedEmail } from './sign-in/typed-email.ts';
import { usePasskeySignIn } from './sign-in/use-passkey-sign-in.ts';

/** Sign-in with a password, an emailed code, a passkey or an external account. */
export default function Login() {
  const t = useTranslations();
  const continueSignIn = useContinueSignIn();
  const startVerification = useStartVerification();
  const attempt = useAuthAttempt();
  const isSessionExpired = useStore(hasExpired);
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
    if (answer !== undefined) continueSignIn(answer, { email, remember });
  };

  const sendCode = async () => {
    setChecked('email');
    if (attempt.isPending || checkEmail(email) !== undefined) return;

    const body = { email, locale: localeState.get().locale };
    const answer = await attempt.run(() => api.requestLogin({ body }), 'requestLogin');
    if (answer !== undefined) startVerification({ email: email.trim(), remember, isByCode: true });
  };

  return (
    <AuthFrame
      title={t('auth.login.title')}
      subtitle={t(isSessionExpired ? 'errors.client.sessionExpired' : 'auth.login.subtitle')}
      topLink={<TextLink to={`/auth/signup${query}`}>{t('auth.login.noAccount')}</TextLink>}
      footer={<SupportContact />}
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
        <PasswordlessOptions
          onCode={() => void sendCode()}
          onPasskey={() => void signInWithPasskey(remember)}
        />
        <ProviderButtons remember={remember} />
      </form>
    </AuthFrame>
  );
}

type PasswordlessOptionsProps = { onCode: () => void; onPasskey: () => void };

/** Sign-in methods without a password. Passkeys are offered only in browsers that support them. */
function PasswordlessOptions({ onCode, onPasskey }: PasswordlessOptionsProps) {
  const t = useTranslations();

  return (
    <ul className={styles.others} aria-label={t('auth.login.others')}>
      <li>
        <TextButton onClick={onCode}>{t('auth.login.sendCode')}</TextButton>
      </li>
      {supportsPasskeys && (
        <li>
          <TextButton onClick={onPasskey}>{t('auth.login.passkey')}</TextButton>
        </li>
      )}
    </ul>
  );
}

/** Prerendered pages assume support. */
const supportsPasskeys = typeof window === 'undefined' || 'PublicKeyCredential' in window;
