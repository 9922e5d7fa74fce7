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
import { Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { Row, RowList } from '../ui/row-list.tsx';
import { TextButton } from '../ui/text-link.tsx';
import { useExternalAccounts, useStartLink, useUnlink } from './external-api.ts';
import styles from './settings.module.css';

/** External accounts that the user can sign in with. */
export function ExternalSection() {
  const t = useTranslations();
  const failureText = useFailureText();
  const accounts = useExternalAccounts();
  const start = useStartLink();
  const unlink = useUnlink();
  const [identityToUnlink, setIdentityToUnlink] = useState<Identity | null>(null);
  const failure = start.error ?? unlink.error;

  const unlinkIdentity = ({ id }: Identity) =>
    unlink.mutate(id, {
      onSuccess: () => showToast({ type: 'success', text: 'account.external.unlinked' }),
      onSettled: () => setIdentityToUnlink(null),
    });

  return (
    <Section hasFocusFallback title={t('account.external.title')}>
      <p className={styles.words}>{t('account.external.what')}</p>
      {failure !== null && (
        <p className={styles.error} role="alert">
          {failureText(failure)}
        </p>
      )}
      <QueryContent query={accounts} errorTitle={t('account.external.error')} lines={1}>
        {({ providers, identities }) =>
          providers.length + identities.length === 0 ? (
            <p className={styles.muted}>{t('account.external.none')}</p>
          ) : (
            <ExternalAccounts
              providers={providers}
              identities={identities}
              isStarting={start.isPending || start.isSuccess}
              onLink={(provider) => start.mutate(provider)}
              onUnlink={setIdentityToUnlink}
            />
          )
        }
      </QueryContent>
      {identityToUnlink !== null && (
        <ConfirmDialog
          open
          title={t('account.external.unlinkTitle', {
            name: providerNames[identityToUnlink.provider],
          })}
          confirm={t('account.external.unlink')}
          destructive
          loading={unlink.isPending}
          onConfirm={() => unlinkIdentity(identityToUnlink)}
          onCancel={() => setIdentityToUnlink(null)}
        >
          {t('account.external.unlinkBody')}
        </ConfirmDialog>
      )}
    </Section>
  );
}

type ExternalAccountsProps = {
  providers: readonly ExternalProvider[];
  identities: readonly Identity[];
  isStarting: boolean;
  onLink: (provider: ExternalProvider) => void;
  onUnlink: (identity: Identity) => void;
};

function ExternalAccounts({
  providers,
  identities,
  isStarting,
  onLink,
  onUnlink,
}: ExternalAccountsProps) {
  const t = useTranslations();
  const dates = useDates();
  const unlinkedProviders = providers.filter(
    (one) => !identities.some(({ provider }) => provider === one),
  );

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
        {unlinkedProviders.map((provider) => (
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
