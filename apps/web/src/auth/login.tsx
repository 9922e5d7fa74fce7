import { useRouterState } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkEmail } from '../platform/form-rules.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { LineField } from '../ui/line-field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { api } from './api.ts';
import { useAttempt } from './attempt.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useEnter } from './enter.ts';
import styles from './form.module.css';

export default function Login() {
  const t = useTranslations();
  const enter = useEnter();
  const attempt = useAttempt();
  const query = useRouterState({ select: (state) => state.location.searchStr });
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [isChecked, setChecked] = useState(false);

  const emailError = isChecked ? checkEmail(email) : undefined;
  const passwordError = isChecked && password === '' ? 'passwordRequired' : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (attempt.isPending || checkEmail(email) !== undefined || password === '') return;

    const body = { email, password, remember };
    const answer = await attempt.run(() => api.login({ body }), 'login');
    if (answer !== undefined && 'user' in answer) enter(answer.user, remember);
  };

  return (
    <AuthFrame
      title={t('auth.login.title')}
      subtitle={t('auth.login.subtitle')}
      other={<TextLink to={`/auth/signup${query}`}>{t('auth.login.noAccount')}</TextLink>}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <LineField
          label={t('auth.email')}
          type="email"
          autoComplete="username"
          dir="ltr"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={emailError && t(`auth.messages.${emailError}`)}
        />
        <PasswordField
          label={t('auth.password')}
          autoComplete="current-password"
          dir="ltr"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={passwordError && t(`auth.messages.${passwordError}`)}
        />
        <Checkbox
          label={t('auth.login.remember')}
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        <p className={styles.failure} role="alert">
          {attempt.error}
        </p>
        <Button type="submit" variant="primary" wide loading={attempt.isPending}>
          {t('auth.login.submit')}
        </Button>
      </form>
    </AuthFrame>
  );
}
