import type { Person } from '@longhand/contract/messages-values';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { invalidateSlices } from '../../platform/query.ts';
import { showToast } from '../../platform/toasts.ts';
import { useDates } from '../../platform/use-dates.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/page.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { useAction } from '../../ui/use-action.ts';
import { peopleApi } from '../api.ts';
import { useNames } from '../names.ts';
import styles from './people.module.css';

/** Blocked people. Unblocking can be undone. */
export function BlockedSection() {
  const t = useTranslations('messages.blocked');
  const dates = useDates();
  const act = useAction();
  const { personName } = useNames();
  const query = useQuery({
    queryKey: ['messages', 'blocked'],
    queryFn: () => peopleApi.listBlocked(),
  });

  const change = async (call: () => Promise<unknown>) => {
    const isDone = (await act(call)) !== undefined;
    await invalidateSlices(['messages', 'profile']);

    return isDone;
  };
  const unblock = async (person: Person) => {
    const params = { id: person.id };
    if (!(await change(() => peopleApi.unblock({ params })))) return;
    showToast({
      type: 'success',
      words: t('unblocked', { name: personName(person) }),
      undo: () => void change(() => peopleApi.block({ params })),
    });
  };

  return (
    <Section title={t('title')} hasFocusFallback>
      <QueryContent query={query} errorTitle={t('error')} lines={2}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.note}>{t('none')}</p>
          ) : (
            <ul aria-label={t('title')}>
              {items.map((person) => (
                <li key={person.id} className={styles.person}>
                  <span aria-hidden="true">
                    <Avatar name={personName(person)} src={person.avatarUrl} />
                  </span>
                  <span className={styles.personName}>
                    <bdi>{personName(person)}</bdi>
                    <span>{t('since', { date: dates.day(dates.dayOf(person.blockedAt)) })}</span>
                  </span>
                  <Button
                    size="small"
                    aria-label={t('unblockNamed', { name: personName(person) })}
                    onClick={() => void unblock(person)}
                  >
                    {t('unblock')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Section>
  );
}
