import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { useDates } from '../platform/use-dates.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Section } from '../ui/page.tsx';
import { TextButton } from '../ui/text-link.tsx';
import { EstimatedPlaces } from './estimated-places.tsx';
import { Row, RowList } from './row-list.tsx';
import { useEndOtherSessions, useEndSession, useSessions } from './security-api.ts';
import styles from './settings.module.css';
import { whereFrom } from './where-from.ts';

type Session = NonNullable<ReturnType<typeof useSessions>['data']>['items'][number];

/** Where one is signed in. */
export function SessionSection() {
  const t = useTranslations();
  const locale = useLocale();
  const dates = useDates();
  const failureText = useFailureText();
  const sessions = useSessions();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const [isAsking, setAsking] = useState(false);
  const failure = end.error ?? endOthers.error;
  const told = { onSuccess: () => showToast({ type: 'success', text: 'account.sessions.ended' }) };

  const nameOf = ({ device }: Session) => device || t('account.sessions.unknown');
  const whereAndWhen = ({ isCurrent, seenAt, ...from }: Session) => {
    const place = whereFrom(from, locale);

    return isCurrent
      ? t('account.sessions.here', { place })
      : t('account.sessions.there', { place, when: dates.dateTime(seenAt) });
  };

  return (
    <Section keepsFocus title={t('account.sessions.title')}>
      {failure !== null && (
        <p className={styles.error} role="alert">
          {failureText(failure)}
        </p>
      )}
      <Loaded query={sessions} failure={t('account.sessions.error')} lines={2}>
        {({ items, placesBy }) => (
          <>
            <RowList label={t('account.sessions.title')}>
              {items.map((session) => (
                <Row key={session.id} name={nameOf(session)} detail={whereAndWhen(session)}>
                  {session.isCurrent ? undefined : (
                    <TextButton
                      aria-disabled={end.isPending || undefined}
                      aria-label={`${t('account.sessions.endNamed', { device: nameOf(session) })}, ${whereAndWhen(session)}`}
                      onClick={() =>
                        !end.isPending && end.mutate({ params: { id: session.id } }, told)
                      }
                    >
                      {t('account.sessions.end')}
                    </TextButton>
                  )}
                </Row>
              ))}
            </RowList>
            {items.some(({ place }) => place !== null) && <EstimatedPlaces by={placesBy} />}
            {items.length > 1 && (
              <p className={styles.act}>
                <Button onClick={() => setAsking(true)}>{t('account.sessions.endOthers')}</Button>
              </p>
            )}
          </>
        )}
      </Loaded>
      <ConfirmDialog
        open={isAsking}
        title={t('account.sessions.endTitle')}
        confirm={t('account.sessions.endOthers')}
        loading={endOthers.isPending}
        onConfirm={() =>
          endOthers.mutate(undefined, { ...told, onSettled: () => setAsking(false) })
        }
        onCancel={() => setAsking(false)}
      >
        {t('account.sessions.endBody')}
      </ConfirmDialog>
    </Section>
  );
}
