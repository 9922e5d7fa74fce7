import { profile } from '@longhand/contract/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { client } from '../platform/api-client.ts';
import { showToast } from '../platform/toasts.ts';
import { useAction } from '../ui/use-action.ts';

const api = client(profile, { quiet: true });

/** Follows or unfollows a writer, with a toast that undoes it. */
export function useFollow(): (id: string, name: string, isOn: boolean) => Promise<void> {
  const t = useTranslations('profile.follow');
  const act = useAction();
  const queries = useQueryClient();

  const save = async (id: string, isOn: boolean) => {
    const params = { id };
    const saved = await act(() => (isOn ? api.follow({ params }) : api.unfollow({ params })));
    await queries.invalidateQueries({ queryKey: ['profile'] });

    return saved !== undefined;
  };

  return async (id, name, isOn) => {
    if (!(await save(id, isOn))) return;
    showToast({
      type: 'success',
      words: t(isOn ? 'followed' : 'unfollowed', { name }),
      undo: () => void save(id, !isOn),
    });
  };
}
