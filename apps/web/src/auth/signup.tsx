import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../platform/clock.ts';
import { initialState } from '../platform/initial-state.ts';
import { safeLocalStorage, safeSessionStorage } from '../platform/storage.ts';
import { TextLink } from '../ui/text-link.tsx';
import { AuthFrame } from './frame/auth-frame.tsx';
import { CodeStep } from './sign-up/code-step.tsx';
import { FirstAccountForm } from './sign-up/first-account-form.tsx';
import { createPendingSignUpStore, type PendingSignUp } from './sign-up/pending-sign-up.ts';
import { SignUpForm } from './sign-up/sign-up-form.tsx';
import type { SignUpValues } from './sign-up/sign-up-rules.ts';
import { WaitlistForm } from './waitlist/waitlist-form.tsx';

export default function Signup() {
  const t = useTranslations();
  const hash = useRouterState({ select: (state) => state.location.hash });
  const setupToken = new URLSearchParams(hash).get('setup');
  const { signupMode } = initialState;
  const [pending, setPending] = useState<PendingSignUp | null>(readPending);
  const [typedValues, setTypedValues] = useState<SignUpValues>(); // restored by "Use another address"

  const changePending = (next: PendingSignUp | null) => {
    if (next === null) pendingSignUpStore.clear();
    else pendingSignUpStore.save(next.email);
    setPending(next);
  };

  if (setupToken !== null) return <FirstAccountForm token={setupToken} />;
  if (pending !== null) {
    return (
      <CodeStep
        pending={pending}
        onResent={() => pendingSignUpStore.save(pending.email)}
        onLeave={() => changePending(null)}
        onDone={() => pendingSignUpStore.clear()}
      />
    );
  }
  if (signupMode === 'waitlist') return <WaitlistForm />;
  if (signupMode === 'invitation' || signupMode === 'closed') {
    return (
      <AuthFrame
        title={t('auth.signup.title')}
        subtitle={t(signupMode === 'closed' ? 'auth.signup.shut' : 'auth.signup.closed')}
        topLink={<TextLink to="/auth/login">{t('auth.signup.haveAccount')}</TextLink>}
      >
        {null}
      </AuthFrame>
    );
  }

  return (
    <SignUpForm
      initialValues={typedValues}
      onSent={(values) => {
        setTypedValues(values);
        changePending({ email: values.email.trim(), values, sentAt: nowMs() });
      }}
    />
  );
}

const pendingSignUpStore = createPendingSignUpStore(safeSessionStorage, safeLocalStorage, nowMs);

/** A code step that was left open, in this tab or a closed one. */
function readPending(): PendingSignUp | null {
  const email = pendingSignUpStore.read();

  return email === null ? null : { email, values: null, sentAt: null };
}
