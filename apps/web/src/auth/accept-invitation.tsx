import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { localeState } from '../platform/locale.ts';
import { session } from '../platform/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { api } from './api.ts';
import { useAttempt } from './attempt.ts';
import { AuthFrame } from './auth-frame.tsx';
import { FailedStep } from './failed-step.tsx';
import styles from './form.module.css';
import { InvitedHere } from './invited-here.tsx';
import { InvitedRole } from './invited-role.tsx';
import { NewPasswordFields, useNewPassword } from './new-password-fields.tsx';
import { browserTimeZone } from './person.ts';
import { SubmitLine } from './submit-line.tsx';
import { useKeptToken } from './token.ts';
import { setUpThen } from './use-arrival.ts';

type Invitation = Awaited<ReturnType<typeof api.readInvitation>>;

/** What an invitation is for, and accepting it: with a new password, or with the account that is there. */
export default function AcceptInvitation() {
  const t = useTranslations();
  const { token, forget } = useKeptToken('invitation');
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const read = useCallback(() => {
    setFailure(null);
    if (token !== null) api.readInvitation({ body: { token } }).then(setInvitation, setFailure);
  }, [token]);
  useEffect(read, [read]);

  if (failure !== null) {
    return <FailedStep title={t('auth.invitation.title')} failure={failure} onAgain={read} />;
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
    <InvitedHere invitation={invitation} token={token} onDone={forget} />
  ) : (
    <NewAccount invitation={invitation} token={token} onDone={forget} />
  );
}

type InvitedProps = { invitation: Invitation; token: string; onDone: () => void };

function NewAccount({ invitation: { email, role, invitedBy }, token, onDone }: InvitedProps) {
  const t = useTranslations();
  const router = useRouter();
  const attempt = useAttempt();
  const password = useNewPassword();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = password.check();
    if (attempt.isPending || chosen === null) return;

    const { locale } = localeState.get();
    const body = { token, password: chosen, locale, ...browserTimeZone() };
    const answer = await attempt.run(() => api.acceptInvitation({ body }), 'setUp');
    if (answer === undefined) return;
    onDone();
    session.signIn(answer.user, false);
    router.history.replace(setUpThen('/app'));
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
