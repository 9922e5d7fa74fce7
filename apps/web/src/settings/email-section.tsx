import type { EmailChange } from '@longhand/contract/auth-email';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Section } from '../ui/page.tsx';
import { TextButton } from '../ui/text-link.tsx';
import { useCancelEmailChange, useEmailChange } from './email-api.ts';
import { EmailCode } from './email-code.tsx';
import { EmailDialog } from './email-dialog.tsx';
import styles from './settings.module.css';

/** The address of the account, and a change of it that both mailboxes have to agree to. */
export function EmailSection() {
  const t = useTranslations();
  const address = useUser()?.email ?? '';
  const change = useEmailChange();
  const [isOpen, setOpen] = useState(false);

  return (
    <Section title={t('account.email.title')} note={t('account.email.note')}>
      <p className={styles.words}>
        <b dir="ltr">{address}</b>
      </p>
      <Loaded query={change} failure={t('account.email.error')} lines={1}>
        {({ change: underWay }) =>
          underWay === null ? (
            <p className={styles.act}>
              <Button onClick={() => setOpen(true)}>{t('account.email.change')}</Button>
            </p>
          ) : (
            <UnderWay change={underWay} address={address} />
          )
        }
      </Loaded>
      {isOpen && <EmailDialog address={address} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function UnderWay({ change, address }: { change: EmailChange; address: string }) {
  const t = useTranslations();
  const failureText = useFailureText();
  const cancel = useCancelEmailChange();

  return (
    <>
      <p className={styles.status}>
        {t.rich('account.email.underWay', { address: () => <b dir="ltr">{change.email}</b> })}
      </p>
      <div className={styles.rows}>
        <div className={styles.fields}>
          <EmailCode at="new" address={change.email} isConfirmed={change.isNewConfirmed} />
          <EmailCode at="current" address={address} isConfirmed={change.isCurrentConfirmed} />
        </div>
      </div>
      {cancel.isError && (
        <p className={styles.error} role="alert">
          {failureText(cancel.error)}
        </p>
      )}
      <p className={styles.act}>
        <TextButton onClick={() => cancel.mutate(undefined)}>
          {t('account.email.cancel')}
        </TextButton>
      </p>
    </>
  );
}
