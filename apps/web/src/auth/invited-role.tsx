import { roleNameOf, roles } from '@longhand/contract/access';
import { useTranslations } from 'use-intl';
import styles from './form.module.css';

/** What an invitation makes of whoever accepts it, where that is more than a writer. */
export function InvitedRole({ role }: { role: number }) {
  const t = useTranslations();
  if (role < roles.Staff) return null;

  return (
    <p className={styles.help}>
      {t('auth.invitation.as', { role: t(`ui.roles.long.${roleNameOf(role)}`) })}
    </p>
  );
}
