import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../platform/clock.ts';
import { initialState } from '../platform/initial-state.ts';
import { safeLocalStorage, safeSessionStorage } from '../platform/storage.ts';
import { TextLink } from '../ui/text-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { CodeStep } from './code-step.tsx';
import { createPendingSignUp, type Pending } from './pending-sign-up.ts';
import { SetUp } from './set-up.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import type { SignUpValues } from './sign-up-rules.ts';
import { WaitlistForm } from './waitlist-form.tsx';

export default function Signup() {
  const t = useTranslations();
  const hash = useRouterState({ select: (state) => state.location.hash });
  const setupToken = new URLSearchParams(hash).get('setup');
  const { signupMode } = initialState;
  const [pending, setPending] = useState<Pending | null>(readPending);
  const [typed, setTyped] = useState<SignUpValues>(); // stays for "Use another address"

  const proceed = (next: Pending | null) => {
    if (next === null) pendingSignUp.forget();
    else pendingSignUp.keep(next.email);
    setPending(next);
  };

  if (setupToken !== null) return <SetUp token={setupToken} />;
  if (pending !== null) {
    return (
      <CodeStep
        pending={pending}
        onResent={() => pendingSignUp.keep(pending.email)}
        onLeave={() => proceed(null)}
        onDone={() => pendingSignUp.forget()}
      />
    );
  }
  if (signupMode === 'waitlist') return <WaitlistForm />;
  if (signupMode === 'invitation' || signupMode === 'closed') {
    return (
      <AuthFrame
        title={t('auth.signup.title')}
        subtitle={t(signupMode === 'closed' ? 'auth.signup.shut' : 'auth.signup.closed')}
        other={<TextLink to="/auth/login">{t('auth.signup.haveAccount')}</TextLink>}
      >
        {null}
      </AuthFrame>
    );
  }

  return (
    <SignUpForm
      initialValues={typed}
      onSent={(values) => {
        setTyped(values);
        proceed({ email: values.email.trim(), values, sentAt: nowMs() });
      }}
    />
  );
}

const pendingSignUp = createPendingSignUp(safeSessionStorage, safeLocalStorage, nowMs);

/** The step left midway, in this window or in one that was closed. */
function readPending(): Pending | null {
  const email = pendingSignUp.read();

  return email === null ? null : { email, values: null, sentAt: null };
}
