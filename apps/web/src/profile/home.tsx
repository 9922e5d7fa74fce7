import { Refusal } from '@longhand/contract/errors';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProfileActions } from '../messages/index.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { usePageName } from '../ui/page-name.ts';
import { QueryContent } from '../ui/query-content.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useProfile } from './api.ts';
import { EditDialog } from './edit-dialog.tsx';
import { FollowButton } from './follow-button.tsx';
import { FollowedWriters } from './followed-writers.tsx';
import styles from './profile.module.css';
import { ProfileView } from './profile-view.tsx';

/** A public profile. The own one is shown as others see it, with an edit button. */
export default function Profile() {
  const t = useTranslations('profile');
  const { id = '' } = useParams({ strict: false }) as { id?: string }; // the only parameter of this route
  const query = useProfile(id);
  const [isEditing, setEditing] = useState(false);
  const name = query.data?.name ?? t('nameless');
  usePageName(query.data === undefined ? null : name);

  if (query.error instanceof Refusal && isNotFound(query.error)) {
    return (
      <Page title={t('absent.title')}>
        <EmptyState
          title={t('absent.what')}
          action={<ButtonLink to="/app">{t('absent.back')}</ButtonLink>}
        >
          {t('absent.why')}
        </EmptyState>
      </Page>
    );
  }

  return (
    <Page
      title={query.data === undefined ? t('title') : <bdi>{name}</bdi>}
      lede={query.data?.isOwn && t(query.data.isShown ? 'own.shown' : 'own.hidden')}
      action={
        query.data !== undefined &&
        (query.data.isOwn ? (
          <Button variant="primary" onClick={() => setEditing(true)}>
            {t('edit.open')}
          </Button>
        ) : (
          <div className={styles.actions}>
            <FollowButton profile={query.data} />
            <ProfileActions person={query.data} />
          </div>
        ))
      }
    >
      <QueryContent query={query} errorTitle={t('failed')}>
        {(profile) => (
          <>
            <ProfileView profile={profile} />
            {profile.isOwn && <FollowedWriters />}
            {isEditing && <EditDialog profile={profile} onClose={() => setEditing(false)} />}
          </>
        )}
      </QueryContent>
    </Page>
  );
}

/** Missing, hidden and invalid profiles look the same to everyone. */
function isNotFound({ code }: Refusal): boolean {
  return code === 'profile_not_found' || code === 'invalid_input';
}
