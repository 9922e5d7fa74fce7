import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Section } from '../ui/page.tsx';
import { useEmailChange } from './email-api.ts';
import { EmailChange } from './email-change.tsx';
import { EmailDialog } from './email-dialog.tsx';
import styles from './settings.module.css';

/** The address of the account, and a change of it that both mailboxes have to agree to. */
export function EmailSection() {
  const t = useTranslations();
  const address = useUser()?.email ?? '';
  const change = useEmailChange();
  const [isOpen, setOpen] = useState(false);

  return (
    <Section keepsFocus title={t('account.email.title')} note={t('account.email.note')}>
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
            <EmailChange change={underWay} address={address} readAt={change.dataUpdatedAt} />
          )
        }
      </Loaded>
      {isOpen && <EmailDialog address={address} onClose={() => setOpen(false)} />}
    </Section>
  );
}
