import { type Preferences, settings } from '@longhand/contract/settings';
import { useMutation } from '@tanstack/react-query';
import { client } from './api-client.ts';
import { preferencesOf } from './preferences.ts';
import { invalidateSlices } from './query.ts';
import { session } from './session.ts';

const api = client(settings);

/** Slices that depend on the current day, which a preference may change. */
const slicesByDay = ['goals', 'home'];

/** Optimistic update, reverted on failure. */
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
      void invalidateSlices(slicesByDay);
    },
    onError(_failure, _change, before) {
      if (before !== undefined) session.setPreferences(before);
    },
  });
}
