import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { useResumeEmail } from './api.ts';
import styles from './suppressed-email-notice.module.css';

/** States that the user's mail server rejected an email, and offers to try again. */
export function SuppressedEmailNotice({ email }: { email: string }) {
  const t = useTranslations('settings.notifications.suppressed');
  const failureText = useFailureText();
  const resume = useResumeEmail();
  const retry = () =>
    resume.mutate(undefined, {
      onSuccess: () => showToast({ type: 'success', words: t('resumed') }),
    });

  return (
    <div className={styles.notice} role="alert">
      <p>{t('text', { email: `\u2068${email}\u2069` })}</p>
      <p className={styles.actions}>
        <TextButton disabled={resume.isPending} onClick={retry}>
          {t('retry')}
        </TextButton>
        <TextLink to="/app/settings">{t('change')}</TextLink>
      </p>
      {resume.isError && <p className={styles.error}>{failureText(resume.error)}</p>}
    </div>
  );
}
