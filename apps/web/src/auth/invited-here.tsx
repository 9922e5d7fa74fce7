import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { session, useUser } from '../platform/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { api } from './api.ts';
import { useAttempt } from './attempt.ts';
import { AuthFrame } from './auth-frame.tsx';
import styles from './form.module.css';
import { InvitedRole } from './invited-role.tsx';

type InvitedHereProps = {
  invitation: { email: string; role: number };
  token: string;
  onDone: () => void;
};

/** An invitation to an address that has an account: its person accepts. */
export function InvitedHere({ invitation: { email, role }, token, onDone }: InvitedHereProps) {
  const t = useTranslations();
  const router = useRouter();
  const attempt = useAttempt();
  const user = useUser();

  const accept = async () => {
    const answer = await attempt.run(() => api.acceptInvitationHere({ body: { token } }));
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
      other={user !== null && <TextLink to="/app">{t('auth.setup.toToday')}</TextLink>}
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
