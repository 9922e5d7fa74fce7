import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { useEmailChange } from './email-api.ts';
import { EmailChange } from './email-change.tsx';
import { EmailDialog } from './email-dialog.tsx';
import styles from './settings.module.css';

/** The account's email. A change must be confirmed from both addresses. */
export function EmailSection() {
  const t = useTranslations();
  const address = useUser()?.email ?? '';
  const change = useEmailChange();
  const [isOpen, setOpen] = useState(false);

  return (
    <Section hasFocusFallback title={t('account.email.title')} note={t('account.email.note')}>
      <p className={styles.words}>
        <b dir="ltr">{address}</b>
      </p>
      <QueryContent query={change} errorTitle={t('account.email.error')} lines={1}>
        {({ change: underWay }) =>
          underWay === null ? (
            <p className={styles.act}>
              <Button onClick={() => setOpen(true)}>{t('account.email.change')}</Button>
            </p>
          ) : (
            <EmailChange change={underWay} address={address} statusReadAt={change.dataUpdatedAt} />
          )
        }
      </QueryContent>
      {isOpen && <EmailDialog address={address} onClose={() => setOpen(false)} />}
    </Section>
  );
}
