import type { EmailChange as Change } from '@longhand/contract/auth-email';
import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../ui/failure-text.ts';
import { TextButton } from '../ui/text-link.tsx';
import { useCancelEmailChange } from './email-api.ts';
import { EmailCode } from './email-code.tsx';
import styles from './settings.module.css';

type EmailChangeProps = { change: Change; address: string; readAt: number };

/** A change of address that is under way: a code for each mailbox, in either order, or the end of it. */
export function EmailChange({ change, address, readAt }: EmailChangeProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const cancel = useCancelEmailChange();
  const place = useRef<HTMLDivElement>(null);
  const { isNewConfirmed, isCurrentConfirmed, resendIn } = change;
  const resendOf = (at: keyof typeof resendIn) => ({ pauseSeconds: resendIn[at], sentAt: readAt });

  // The field of the mailbox that has just confirmed is gone, and the focus with it: to the one that is left.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && (isNewConfirmed || isCurrentConfirmed)) {
      place.current?.querySelector('input')?.focus();
    }
  }, [isNewConfirmed, isCurrentConfirmed]);

  return (
    <>
      <p className={styles.status}>
        {t.rich('account.email.underWay', { address: () => <b dir="ltr">{change.email}</b> })}
      </p>
      <div className={styles.rows} ref={place}>
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
