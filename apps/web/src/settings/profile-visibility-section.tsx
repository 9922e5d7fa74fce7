import { profile } from '@longhand/contract/profile';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { client } from '../platform/api-client.ts';
import { useUser } from '../platform/session.ts';
import { showToast } from '../platform/toasts.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './settings.module.css';

/** Whether other users can see the profile. Nothing else is visible to them. */
export function ProfileVisibilitySection() {
  const t = useTranslations();
  const failureText = useFailureText();
  const id = useUser()?.id ?? '';
  const profile = useOwnProfile(id);
  const change = useShowProfile();
  const [chosen, setChosen] = useState<boolean | null>(null);

  const choose = (isShown: boolean) => {
    setChosen(isShown);
    change.mutate(isShown, {
      onSuccess: () => showToast({ type: 'success', text: 'account.others.saved' }),
      onError: () => setChosen(null),
    });
  };

  return (
    <Section title={t('account.others.title')}>
      <p className={styles.words}>{t('account.others.nobody')}</p>
      <div className={styles.status}>
        <QueryContent query={profile} errorTitle={t('account.others.error')} lines={1}>
          {({ isShown }) => (
            <Checkbox
              label={t('account.others.shown')}
              checked={chosen ?? isShown}
              onChange={(event) => choose(event.target.checked)}
            />
          )}
        </QueryContent>
      </div>
      <p className={styles.status}>
        {t.rich('account.others.where', {
          link: (words) => <TextLink to={`/app/profile/${id}`}>{words}</TextLink>,
        })}
      </p>
      {change.isError && (
        <p className={styles.error} role="alert">
          {failureText(change.error)}
        </p>
      )}
    </Section>
  );
}

const api = client(profile);

/** The own profile, under the same query key as the profile screen. */
function useOwnProfile(id: string) {
  return useQuery({ queryKey: ['profile', id], queryFn: () => api.read({ params: { id } }) });
}

function useShowProfile() {
  const queries = useQueryClient();

  return useMutation({
    mutationFn: (isShown: boolean) => api.change({ body: { isShown } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['profile'] }),
  });
}
