import { useTranslations } from 'use-intl';
import { initialState } from '../../platform/initial-state.ts';
import linkStyles from '../../ui/text-link.module.css';

/** The operator's support email for users who cannot sign in, if configured. */
export function SupportContact() {
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
