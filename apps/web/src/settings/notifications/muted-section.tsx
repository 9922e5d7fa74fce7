import { useTranslations } from 'use-intl';
import { useMute, useMutedObjects } from '../../notifications/index.ts';
import { useDates } from '../../platform/use-dates.ts';
import { Section } from '../../ui/page.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { Row, RowList } from '../../ui/row-list.tsx';
import { Link, TextButton } from '../../ui/text-link.tsx';
import styles from './delivery-fields.module.css';

/** Muted goals, which send no notifications. */
export function MutedSection() {
  const t = useTranslations('settings.notifications');
  const nameAction = useTranslations('notifications');
  const dates = useDates();
  const muted = useMutedObjects();
  const { setMuted } = useMute();

  return (
    <Section hasFocusFallback title={t('muted.title')}>
      <QueryContent query={muted} errorTitle={t('muted.error')} lines={2}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.muted}>{t('muted.empty')}</p>
          ) : (
            <RowList label={t('muted.title')}>
              {items.map((item) => (
                <Row
                  key={item.id}
                  name={
                    <Link to={`/app/goals/${item.id}`} className={styles.goal}>
                      <span dir="auto">{item.title}</span>
                    </Link>
                  }
                  detail={t('muted.since', { day: dates.day(dates.dayOf(item.mutedAt)) })}
                >
                  <TextButton
                    aria-label={nameAction('named', {
                      action: t('muted.unmute'),
                      title: item.title,
                    })}
                    onClick={() => void setMuted(item, false)}
                  >
                    {t('muted.unmute')}
                  </TextButton>
                </Row>
              ))}
            </RowList>
          )
        }
      </QueryContent>
    </Section>
  );
}
