import { auth } from '@longhand/contract/auth';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { client } from '../platform/api-client.ts';
import { session } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { LineField } from '../ui/line-field.tsx';

const api = client(auth);

export default function Login() {
  const t = useTranslations();
  const router = useRouter();
  const search: { redirect?: unknown } = useSearch({ strict: false });
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { user } = await api.login({ body: { email, password, remember: true } });
    session.signIn(user, true);
    router.history.push(typeof search.redirect === 'string' ? search.redirect : '/app');
  };

  return (
    <main>
      <form onSubmit={(event) => void submit(event)}>
        <h1 tabIndex={-1}>{t('auth.login.title')}</h1>
        <LineField
          label={t('auth.email')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <LineField
          label={t('auth.password')}
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit">{t('auth.login.submit')}</Button>
      </form>
    </main>
  );
}
