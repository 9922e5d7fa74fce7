import type { DataCopy } from '@longhand/contract/account';
import { useFormatter, useTranslations } from 'use-intl';
import { apiAddressOf } from '../platform/api-client.ts';
import { useDates } from '../platform/use-dates.ts';
import { Button } from '../ui/button.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Section } from '../ui/page.tsx';
import linkStyles from '../ui/text-link.module.css';
import { useAskForData, useDataCopy } from './account-api.ts';
import styles from './settings.module.css';

/** A copy of everything that is kept of the writer. */
export function CopySection() {
  const t = useTranslations();
  const copy = useDataCopy();
  const ask = useAskForData();
  const failureText = useFailureText();
  const isWaiting = copy.data?.copy?.status === 'waiting';

  return (
    <Section title={t('account.copy.title')}>
      <p className={styles.words}>{t('account.copy.what')}</p>
      <Loaded query={copy} failure={t('account.copy.error')} lines={1}>
        {({ copy: newest }) => newest !== null && <Newest copy={newest} />}
      </Loaded>
      {ask.isError && (
        <p className={styles.error} role="alert">
          {failureText(ask.error)}
        </p>
      )}
      <p className={styles.act}>
        <Button loading={ask.isPending || isWaiting} onClick={() => ask.mutate()}>
          {t('account.copy.ask')}
        </Button>
      </p>
    </Section>
  );
}

function Newest({ copy }: { copy: DataCopy }) {
  const t = useTranslations();
  const format = useFormatter();
  const dates = useDates();
  if (copy.status === 'waiting' || copy.size === null || copy.expiresAt === null) {
    return (
      <p className={styles.status} role="status">
        {t('account.copy.waiting')}
      </p>
    );
  }

  return (
    <p className={styles.status} role="status">
      {t('account.copy.ready', {
        when: dates.dateTime(copy.askedAt),
        size: format.number(copy.size / 1_000_000, { maximumFractionDigits: 1 }),
        day: dates.day(dates.dayOf(copy.expiresAt)),
      })}{' '}
      <a className={linkStyles.link} href={apiAddressOf('/api/account/data/file')} download>
        {t('account.copy.download')}
      </a>
    </p>
  );
}
