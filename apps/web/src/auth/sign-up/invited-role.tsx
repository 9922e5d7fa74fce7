import { roleNameOf, roles } from '@longhand/contract/access';
import { useTranslations } from 'use-intl';
import styles from '../form/form.module.css';

/** The role that accepting the invitation grants, if it is above an ordinary user. */
export function InvitedRole({ role }: { role: number }) {
  const t = useTranslations();
  if (role < roles.Staff) return null;

  return (
    <p className={styles.help}>
      {t('auth.invitation.as', { role: t(`ui.roles.long.${roleNameOf(role)}`) })}
    </p>
  );
}
