import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { session, useUser } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { api, useAuthAttempt } from '../api.ts';
import styles from '../form/form.module.css';
import { AuthFrame } from '../frame/auth-frame.tsx';
import { InvitedRole } from './invited-role.tsx';

type AcceptWithAccountProps = {
  invitation: { email: string; role: number };
  token: string;
  onDone: () => void;
};

/** Accepts an invitation to an email that already has an account. */
export function AcceptWithAccount({
  invitation: { email, role },
  token,
  onDone,
}: AcceptWithAccountProps) {
  const t = useTranslations();
  const router = useRouter();
  const attempt = useAuthAttempt();
  const user = useUser();

  const accept = async () => {
    const answer = await attempt.run(() => api.acceptInvitationWithAccount({ body: { token } }));
    if (answer === undefined) return;
    onDone();
    await session.refresh();
    router.history.replace('/app');
  };

  return (
    <AuthFrame
      title={t('auth.invitation.title')}
      subtitle={t.rich(user === null ? 'auth.invitation.signIn' : 'auth.invitation.here', {
        address: () => <b dir="ltr">{email}</b>,
      })}
      topLink={user !== null && <TextLink to="/app">{t('auth.setup.toToday')}</TextLink>}
    >
      <div className={styles.form}>
        <InvitedRole role={role} />
        <p className={styles.failure} role="alert">
          {attempt.error}
        </p>
        {user === null ? (
          <ButtonLink
            to={`/auth/login?${new URLSearchParams({ redirect: '/auth/accept-invitation' })}`}
            variant="primary"
            wide
          >
            {t('auth.login.submit')}
          </ButtonLink>
        ) : (
          <Button variant="primary" wide loading={attempt.isPending} onClick={() => void accept()}>
            {t('auth.invitation.accept')}
          </Button>
        )}
      </div>
    </AuthFrame>
  );
}
