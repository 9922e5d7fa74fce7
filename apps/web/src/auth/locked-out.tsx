import { useTranslations } from 'use-intl';
import { initialState } from '../platform/initial-state.ts';
import linkStyles from '../ui/text-link.module.css';

/** Whom to write to when no way in is left; only where the operator has named somebody. */
export function LockedOut() {
  const t = useTranslations();
  const { supportEmail } = initialState;
  if (supportEmail === undefined) return null;

  return t.rich('auth.lockedOut', {
    address: () => (
      <a className={linkStyles.link} href={`mailto:${supportEmail}`} dir="ltr">
        {supportEmail}
      </a>
    ),
  });
}
