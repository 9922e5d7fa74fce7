import type { DataExport } from '@longhand/contract/account';
import { useFormatter, useTranslations } from 'use-intl';
import { apiUrlFor } from '../platform/api-client.ts';
import { useDates } from '../platform/use-dates.ts';
import { Button } from '../ui/button.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import linkStyles from '../ui/text-link.module.css';
import { useDataCopy, useRequestDataCopy } from './account-api.ts';
import styles from './settings.module.css';

/** Requests and downloads a copy of all data of the account. */
export function DataExportSection() {
  const t = useTranslations();
  const copy = useDataCopy();
  const request = useRequestDataCopy();
  const failureText = useFailureText();
  const isWaiting = copy.data?.copy?.status === 'waiting';

  return (
    <Section title={t('account.copy.title')}>
      <p className={styles.words}>{t('account.copy.what')}</p>
      <QueryContent query={copy} errorTitle={t('account.copy.error')} lines={1}>
        {({ copy: newest }) => newest !== null && <LatestCopy copy={newest} />}
      </QueryContent>
      {request.isError && (
        <p className={styles.error} role="alert">
          {failureText(request.error)}
        </p>
      )}
      <p className={styles.act}>
        <Button loading={request.isPending || isWaiting} onClick={() => request.mutate()}>
          {t('account.copy.ask')}
        </Button>
      </p>
    </Section>
  );
}

function LatestCopy({ copy }: { copy: DataExport }) {
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
      <a className={linkStyles.link} href={apiUrlFor('/api/account/data/file')} download>
        {t('account.copy.download')}
      </a>
    </p>
  );
}
