import type { EmailChange as Change } from '@longhand/contract/auth-email';
import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../ui/failure-text.ts';
import { TextButton } from '../ui/text-link.tsx';
import { useCancelEmailChange } from './email-api.ts';
import { EmailCode } from './email-code.tsx';
import styles from './settings.module.css';

type EmailChangeProps = { change: Change; address: string; statusReadAt: number };

/** A pending email change: one code per address, in either order, and a cancel button. */
export function EmailChange({ change, address, statusReadAt }: EmailChangeProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const cancel = useCancelEmailChange();
  const containerRef = useRef<HTMLDivElement>(null);
  const { isNewConfirmed, isCurrentConfirmed, resendIn } = change;
  const resendOf = (at: keyof typeof resendIn) => ({
    cooldownSeconds: resendIn[at],
    sentAt: statusReadAt,
  });

  // A confirmed code field is removed with its focus. Moves focus to the remaining field.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && (isNewConfirmed || isCurrentConfirmed)) {
      containerRef.current?.querySelector('input')?.focus();
    }
  }, [isNewConfirmed, isCurrentConfirmed]);

  return (
    <>
      <p className={styles.status}>
        {t.rich('account.email.underWay', { address: () => <b dir="ltr">{change.email}</b> })}
      </p>
      <div className={styles.rows} ref={containerRef}>
        <div className={styles.fields}>
          <EmailCode
            at="new"
            address={change.email}
            isConfirmed={isNewConfirmed}
            resend={resendOf('new')}
          />
          <EmailCode
            at="current"
            address={address}
            isConfirmed={isCurrentConfirmed}
            resend={resendOf('current')}
          />
        </div>
      </div>
      {cancel.isError && (
        <p className={styles.error} role="alert">
          {failureText(cancel.error)}
        </p>
      )}
      <p className={styles.act}>
        <TextButton onClick={() => !cancel.isPending && cancel.mutate(undefined)}>
          {t('account.email.cancel')}
        </TextButton>
      </p>
    </>
  );
}
