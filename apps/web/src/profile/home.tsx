import { Refusal } from '@longhand/contract/errors';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { usePageName } from '../ui/page-name.ts';
import { EmptyState } from '../ui/states.tsx';
import { useProfile } from './api.ts';
import { EditDialog } from './edit-dialog.tsx';
import { Shown } from './shown.tsx';

/** A person as they chose to be seen; their own shows what others see, and how to change it. */
export default function Profile() {
  const t = useTranslations('profile');
  const { id = '' } = useParams({ strict: false }) as { id?: string }; // the one parameter of this route
  const query = useProfile(id);
  const [isEditing, setEditing] = useState(false);
  const name = query.data?.name ?? t('nameless');
  usePageName(query.data === undefined ? null : name);

  if (query.error instanceof Refusal && isAbsence(query.error)) {
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
        query.data?.isOwn && (
          <Button variant="primary" onClick={() => setEditing(true)}>
            {t('edit.open')}
          </Button>
        )
      }
    >
      <Loaded query={query} failure={t('failed')}>
        {(profile) => (
          <>
            <Shown profile={profile} />
            {isEditing && <EditDialog profile={profile} onClose={() => setEditing(false)} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Nobody there, hidden, or an address that is no person's: it looks the same to everybody. */
function isAbsence({ code }: Refusal): boolean {
  return code === 'profile_not_found' || code === 'invalid_input';
}
