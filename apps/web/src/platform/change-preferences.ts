import { type Preferences, settings } from '@longhand/contract/settings';
import { useMutation } from '@tanstack/react-query';
import { client } from './api-client.ts';
import { preferencesOf } from './preferences.ts';
import { refresh } from './query.ts';
import { session } from './session.ts';

const api = client(settings);

/** Everything that is counted in days is read anew: what is today may have changed. */
const countedInDays = ['goals', 'home'];

/** Shows a choice at once, sends it, and takes it back when it could not be kept. */
export function useChangePreferences() {
  return useMutation({
    mutationFn: (change: Partial<Preferences>) => api.changePreferences({ body: change }),
    onMutate(change) {
      const before = preferencesOf(session.state.get().user);
      session.setPreferences({ ...before, ...change });

      return before;
    },
    onSuccess(saved) {
      session.setPreferences(saved);
      void refresh(countedInDays);
    },
    onError(_failure, _change, before) {
      if (before !== undefined) session.setPreferences(before);
    },
  });
}
