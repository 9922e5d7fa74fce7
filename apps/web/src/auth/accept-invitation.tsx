import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { localeState } from '../platform/locale.ts';
import { session } from '../platform/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { api, useAuthAttempt } from './api.ts';
import styles from './form/form.module.css';
import { NewPasswordFields, useNewPassword } from './form/new-password-fields.tsx';
import { SubmitLine } from './form/submit-line.tsx';
import { AuthFrame } from './frame/auth-frame.tsx';
import { FailedStep } from './frame/failed-step.tsx';
import { setupAccountUrl } from './sign-in/use-external-sign-in.ts';
import { AcceptWithAccount } from './sign-up/accept-with-account.tsx';
import { InvitedRole } from './sign-up/invited-role.tsx';
import { browserTimeZone } from './sign-up/sign-up-profile.ts';
import { useStoredToken } from './token.ts';

type Invitation = Awaited<ReturnType<typeof api.readInvitation>>;

/** Shows an invitation and accepts it, with a new password or with the existing account. */
export default function AcceptInvitation() {
  const t = useTranslations();
  const { token, clearToken } = useStoredToken('invitation');
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const loadInvitation = useCallback(() => {
    setFailure(null);
    if (token !== null) api.readInvitation({ body: { token } }).then(setInvitation, setFailure);
  }, [token]);
  useEffect(loadInvitation, [loadInvitation]);

  if (failure !== null) {
    return (
      <FailedStep title={t('auth.invitation.title')} failure={failure} onRetry={loadInvitation} />
    );
  }
  if (token === null) {
    return (
      <AuthFrame title={t('auth.invitation.title')} subtitle={t('auth.invitation.noToken')}>
        <ButtonLink to="/auth/login" variant="primary" wide>
          {t('auth.forgot.back')}
        </ButtonLink>
      </AuthFrame>
    );
  }
  if (invitation === null) {
    return (
      <AuthFrame title={t('auth.invitation.title')} subtitle={t('auth.verify.reading')}>
        {null}
      </AuthFrame>
    );
  }

  return invitation.hasAccount ? (
    <AcceptWithAccount invitation={invitation} token={token} onDone={clearToken} />
  ) : (
    <NewAccount invitation={invitation} token={token} onDone={clearToken} />
  );
}

type InvitedProps = { invitation: Invitation; token: string; onDone: () => void };

function NewAccount({ invitation: { email, role, invitedBy }, token, onDone }: InvitedProps) {
  const t = useTranslations();
  const router = useRouter();
  const attempt = useAuthAttempt();
  const password = useNewPassword();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = password.validate();
    if (attempt.isPending || chosen === null) return;

    const { locale } = localeState.get();
    const body = { token, password: chosen, locale, ...browserTimeZone() };
    const answer = await attempt.run(() => api.acceptInvitation({ body }), 'setUp');
    if (answer === undefined) return;
    onDone();
    session.signIn(answer.user, false);
    router.history.replace(setupAccountUrl('/app'));
  };

  return (
    <AuthFrame
      title={t('auth.invitation.title')}
      subtitle={t.rich('auth.invitation.for', {
        address: () => <b dir="ltr">{email}</b>,
        by: invitedBy ?? '',
        hasBy: invitedBy === null ? 'no' : 'yes',
      })}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <InvitedRole role={role} />
        <NewPasswordFields {...password} />
        <SubmitLine error={attempt.error} isPending={attempt.isPending}>
          {t('auth.invitation.accept')}
        </SubmitLine>
      </form>
    </AuthFrame>
  );
}
