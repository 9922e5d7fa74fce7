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
import { Loaded } from '../ui/loaded.tsx';
import { Section } from '../ui/page.tsx';
import styles from './settings.module.css';
import { ShownOnce } from './shown-once.tsx';

const api = client(goalCalendar);
const queryKey = ['settings', 'calendar'];

/** The address at which a calendar program reads what the goals ask for. */
export function CalendarSection() {
  const t = useTranslations();
  const dates = useDates();
  const failureText = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const feed = useQuery({ queryKey, queryFn: () => api.readCalendar() });
  const make = useMutation({
    mutationFn: () => api.makeCalendar(),
    onSuccess: (made) => setQueryResult(queryKey, made),
    onSettled: () => setAsking(false),
  });
  const remove = useMutation({
    mutationFn: () => api.removeCalendar(),
    onSuccess: () => {
      void setQueryResult(queryKey, { address: null, madeAt: null });
      showToast({ type: 'success', text: 'account.calendar.removed' });
    },
  });
  const failure = make.error ?? remove.error;

  return (
    <Section title={t('account.calendar.title')}>
      <p className={styles.words}>{t('account.calendar.what')}</p>
      <Loaded query={feed} failure={t('account.calendar.error')} lines={2}>
        {({ address, madeAt }) =>
          address === null || madeAt === null ? (
            <p className={styles.act}>
              <Button loading={make.isPending} onClick={() => make.mutate()}>
                {t('account.calendar.make')}
              </Button>
            </p>
          ) : (
            <>
              <ShownOnce label={t('account.calendar.label')} lines={[address]} />
              <p className={styles.muted}>
                {t('account.calendar.since', { day: dates.day(deviceDayOf(new Date(madeAt))) })}
              </p>
              <p className={styles.act}>
                <Button onClick={() => setAsking(true)}>{t('account.calendar.again')}</Button>{' '}
                <Button variant="plain" loading={remove.isPending} onClick={() => remove.mutate()}>
                  {t('account.calendar.remove')}
                </Button>
              </p>
            </>
          )
        }
      </Loaded>
      {failure !== null && (
        <p className={styles.error} role="alert">
          {failureText(failure)}
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          title={t('account.calendar.againTitle')}
          confirm={t('account.calendar.again')}
          loading={make.isPending}
          onConfirm={() => make.mutate()}
          onCancel={() => setAsking(false)}
        >
          {t('account.calendar.againBody')}
        </ConfirmDialog>
      )}
    </Section>
  );
}
