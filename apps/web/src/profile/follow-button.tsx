import type { Profile } from '@longhand/contract/profile';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { useFollow } from './use-follow.ts';

/** Follows the writer of a profile, or unfollows them. */
export function FollowButton({ profile: { id, name, isFollowed } }: { profile: Profile }) {
  const t = useTranslations('profile');
  const follow = useFollow();
  const [isPending, setPending] = useState(false);

  const toggle = async () => {
    setPending(true);
    await follow(id, name ?? t('nameless'), !isFollowed);
    setPending(false);
  };

  return (
    <Button loading={isPending} onClick={() => void toggle()}>
      {t(isFollowed ? 'follow.unfollow' : 'follow.follow')}
    </Button>
  );
}
