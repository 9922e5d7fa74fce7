import { goalCalendar } from '@longhand/contract/goals-calendar';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { client } from '../platform/api-client.ts';
import { deviceDayOf } from '../platform/clock.ts';
import { setQueryResult } from '../platform/query.ts';
import { showToast } from '../platform/toasts.ts';
import { useDates } from '../platform/use-dates.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { OneTimeSecret } from './one-time-secret.tsx';
import styles from './settings.module.css';

const api = client(goalCalendar);
const queryKey = ['settings', 'calendar'];

/** The calendar feed URL with the targets of the user's goals. */
export function CalendarSection() {
  const t = useTranslations();
  const dates = useDates();
  const failureText = useFailureText();
  const [isConfirming, setConfirming] = useState(false);
  const feed = useQuery({ queryKey, queryFn: () => api.readCalendarFeed() });
  const create = useMutation({
    mutationFn: () => api.createCalendarFeed(),
    onSuccess: (created) => setQueryResult(queryKey, created),
    onSettled: () => setConfirming(false),
  });
  const remove = useMutation({
    mutationFn: () => api.removeCalendarFeed(),
    onSuccess: () => {
      void setQueryResult(queryKey, { address: null, madeAt: null });
      showToast({ type: 'success', text: 'account.calendar.removed' });
    },
  });
  const failure = create.error ?? remove.error;

  return (
    <Section title={t('account.calendar.title')}>
      <p className={styles.words}>{t('account.calendar.what')}</p>
      <QueryContent query={feed} errorTitle={t('account.calendar.error')} lines={2}>
        {({ address, madeAt }) =>
          address === null || madeAt === null ? (
            <p className={styles.act}>
              <Button loading={create.isPending} onClick={() => create.mutate()}>
                {t('account.calendar.make')}
              </Button>
            </p>
          ) : (
            <>
              <OneTimeSecret label={t('account.calendar.label')} lines={[address]} />
              <p className={styles.muted}>
                {t('account.calendar.since', { day: dates.day(deviceDayOf(new Date(madeAt))) })}
              </p>
              <p className={styles.act}>
                <Button onClick={() => setConfirming(true)}>{t('account.calendar.again')}</Button>{' '}
                <Button variant="plain" loading={remove.isPending} onClick={() => remove.mutate()}>
                  {t('account.calendar.remove')}
                </Button>
              </p>
            </>
          )
        }
      </QueryContent>
      {failure !== null && (
        <p className={styles.error} role="alert">
          {failureText(failure)}
        </p>
      )}
      {isConfirming && (
        <ConfirmDialog
          open
          title={t('account.calendar.againTitle')}
          confirm={t('account.calendar.again')}
          loading={create.isPending}
          onConfirm={() => create.mutate()}
          onCancel={() => setConfirming(false)}
        >
          {t('account.calendar.againBody')}
        </ConfirmDialog>
      )}
    </Section>
  );
}
