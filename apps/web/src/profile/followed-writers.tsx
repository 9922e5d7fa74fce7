import { useTranslations } from 'use-intl';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { Link } from '../ui/text-link.tsx';
import { useFollowedWriters } from './api.ts';
import styles from './profile.module.css';
import { useFollow } from './use-follow.ts';

/** Whom the user follows; nobody else sees this. */
export function FollowedWriters() {
  const t = useTranslations('profile');
  const query = useFollowedWriters();
  const follow = useFollow();

  return (
    <Section title={t('following.title')} hasFocusFallback>
      <QueryContent query={query} errorTitle={t('following.error')} lines={2}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.muted}>{t('following.none')}</p>
          ) : (
            <ul className={styles.followed} aria-label={t('following.title')}>
              {items.map(({ id, avatarUrl, ...writer }) => {
                const name = writer.name ?? writer.username ?? t('nameless');

                return (
                  <li key={id}>
                    <span aria-hidden="true">
                      <Avatar name={name} src={avatarUrl} />
                    </span>
                    <Link to={`/app/profile/${id}`}>
                      <bdi>{name}</bdi>
                    </Link>
                    <Button
                      size="small"
                      aria-label={t('following.unfollowNamed', { name })}
                      onClick={() => void follow(id, name, false)}
                    >
                      {t('follow.unfollow')}
                    </Button>
                  </li>
                );
              })}
            </ul>
          )
        }
      </QueryContent>
    </Section>
  );
}
