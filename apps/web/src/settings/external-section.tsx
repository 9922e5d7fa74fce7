import {
  type ExternalProvider,
  type Identity,
  providerNames,
} from '@longhand/contract/auth-external';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { useDates } from '../platform/use-dates.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Section } from '../ui/page.tsx';
import { TextButton } from '../ui/text-link.tsx';
import { useExternalAccounts, useStartLink, useUnlink } from './external-api.ts';
import { Row, RowList } from './row-list.tsx';
import styles from './settings.module.css';

/** Accounts elsewhere that one can sign in with. */
export function ExternalSection() {
  const t = useTranslations();
  const failureText = useFailureText();
  const accounts = useExternalAccounts();
  const start = useStartLink();
  const unlink = useUnlink();
  const [leaving, setLeaving] = useState<Identity | null>(null);
  const failure = start.error ?? unlink.error;

  const end = ({ id }: Identity) =>
    unlink.mutate(id, {
      onSuccess: () => showToast({ type: 'success', text: 'account.external.unlinked' }),
      onSettled: () => setLeaving(null),
    });

  return (
    <Section keepsFocus title={t('account.external.title')}>
      <p className={styles.words}>{t('account.external.what')}</p>
      {failure !== null && (
        <p className={styles.error} role="alert">
          {failureText(failure)}
        </p>
      )}
      <Loaded query={accounts} failure={t('account.external.error')} lines={2}>
        {({ providers, identities }) =>
          providers.length + identities.length === 0 ? (
            <p className={styles.muted}>{t('account.external.none')}</p>
          ) : (
            <Accounts
              providers={providers}
              identities={identities}
              isStarting={start.isPending || start.isSuccess}
              onLink={(provider) => start.mutate(provider)}
              onUnlink={setLeaving}
            />
          )
        }
      </Loaded>
      {leaving !== null && (
        <ConfirmDialog
          open
          title={t('account.external.unlinkTitle', { name: providerNames[leaving.provider] })}
          confirm={t('account.external.unlink')}
          destructive
          loading={unlink.isPending}
          onConfirm={() => end(leaving)}
          onCancel={() => setLeaving(null)}
        >
          {t('account.external.unlinkBody')}
        </ConfirmDialog>
      )}
    </Section>
  );
}

type AccountsProps = {
  providers: readonly ExternalProvider[];
  identities: readonly Identity[];
  isStarting: boolean;
  onLink: (provider: ExternalProvider) => void;
  onUnlink: (identity: Identity) => void;
};

function Accounts({ providers, identities, isStarting, onLink, onUnlink }: AccountsProps) {
  const t = useTranslations();
  const dates = useDates();
  const open = providers.filter((one) => !identities.some(({ provider }) => provider === one));

  return (
    <div className={styles.rows}>
      <RowList label={t('account.external.title')}>
        {identities.map((identity) => (
          <Row
            key={identity.id}
            name={providerNames[identity.provider]}
            detail={t('account.external.linked', {
              label: `\u2068${identity.label ?? providerNames[identity.provider]}\u2069`,
              day: dates.day(dates.dayOf(identity.linkedAt)),
            })}
          >
            <TextButton
              aria-label={t('account.external.unlinkNamed', {
                name: providerNames[identity.provider],
              })}
              onClick={() => onUnlink(identity)}
            >
              {t('account.external.unlink')}
            </TextButton>
          </Row>
        ))}
        {open.map((provider) => (
          <Row
            key={provider}
            name={providerNames[provider]}
            detail={t('account.external.notLinked')}
          >
            <TextButton
              aria-disabled={isStarting || undefined}
              aria-label={t('account.external.linkNamed', { name: providerNames[provider] })}
              onClick={() => !isStarting && onLink(provider)}
            >
              {t('account.external.link')}
            </TextButton>
          </Row>
        ))}
      </RowList>
    </div>
  );
}
