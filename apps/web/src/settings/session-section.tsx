import type { GeoLocationSource } from '@longhand/contract/geo-location';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { useDates } from '../platform/use-dates.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { Row, RowList } from '../ui/row-list.tsx';
import { TextButton } from '../ui/text-link.tsx';
import { useEndOtherSessions, useEndSession, useSignInSessions } from './security-api.ts';
import { sessionLocation } from './session-location.ts';
import styles from './settings.module.css';

type SignInSession = NonNullable<ReturnType<typeof useSignInSessions>['data']>['items'][number];

/** The devices that the account is signed in on. */
export function SessionSection() {
  const t = useTranslations();
  const locale = useLocale();
  const dates = useDates();
  const failureText = useFailureText();
  const sessions = useSignInSessions();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const [isConfirming, setConfirming] = useState(false);
  const failure = end.error ?? endOthers.error;

  const nameOf = ({ device }: SignInSession) => device || t('account.sessions.unknown');
  const sessionDetails = ({ isCurrent, seenAt, ...from }: SignInSession) => {
    const place = sessionLocation(from, locale);

    return isCurrent
      ? t('account.sessions.here', { place })
      : t('account.sessions.there', { place, when: dates.dateTime(seenAt) });
  };

  return (
    <Section hasFocusFallback title={t('account.sessions.title')}>
      {failure !== null && (
        <p className={styles.error} role="alert">
          {failureText(failure)}
        </p>
      )}
      <QueryContent query={sessions} errorTitle={t('account.sessions.error')} lines={2}>
        {({ items, placesBy }) => (
          <>
            <RowList label={t('account.sessions.title')}>
              {items.map((session) => (
                <Row key={session.id} name={nameOf(session)} detail={sessionDetails(session)}>
                  {session.isCurrent ? undefined : (
                    <TextButton
                      aria-disabled={end.isPending || undefined}
                      aria-label={`${t('account.sessions.endNamed', { device: nameOf(session) })}, ${sessionDetails(session)}`}
                      onClick={() =>
                        !end.isPending &&
                        end.mutate(
                          { params: { id: session.id } },
                          { onSuccess: () => showEndedToast('account.sessions.ended') },
                        )
                      }
                    >
                      {t('account.sessions.end')}
                    </TextButton>
                  )}
                </Row>
              ))}
            </RowList>
            {items.some(({ place }) => place !== null) && <LocationNotice by={placesBy} />}
            {items.length > 1 && (
              <p className={styles.act}>
                <Button onClick={() => setConfirming(true)}>
                  {t('account.sessions.endOthers')}
                </Button>
              </p>
            )}
          </>
        )}
      </QueryContent>
      <ConfirmDialog
        open={isConfirming}
        title={t('account.sessions.endTitle')}
        confirm={t('account.sessions.endOthers')}
        loading={endOthers.isPending}
        onConfirm={() =>
          endOthers.mutate(undefined, {
            onSuccess: () => showEndedToast('account.sessions.othersEnded'),
            onSettled: () => setConfirming(false),
          })
        }
        onCancel={() => setConfirming(false)}
      >
        {t('account.sessions.endBody')}
      </ConfirmDialog>
    </Section>
  );
}

function showEndedToast(text: string) {
  showToast({ type: 'success', text });
}

/** States that locations are estimates and credits the IP database, as its license requires. */
function LocationNotice({ by: source }: { by: GeoLocationSource | null }) {
  const t = useTranslations();
  const attribution = source === null ? null : attributions[source];

  return (
    <p className={styles.estimated}>
      {t('account.sessions.estimated')}{' '}
      {attribution !== null && (
        <a href={attribution.address} rel="noopener noreferrer" target="_blank" lang="en" dir="ltr">
          {attribution.name}
        </a>
      )}
    </p>
  );
}

const attributions: Record<GeoLocationSource, { name: string; address: string }> = {
  'DB-IP': { name: 'IP Geolocation by DB-IP', address: 'https://db-ip.com' },
  MaxMind: { name: 'GeoLite Data by MaxMind', address: 'https://www.maxmind.com' },
};
