import type { Preferences } from '@longhand/contract/settings';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChangePreferences } from '../platform/change-preferences.ts';
import { preferencesOf } from '../platform/preferences.ts';
import { session } from '../platform/session.ts';
import { showToast } from '../platform/toasts.ts';
import { useFailureText } from '../ui/failure-text.ts';

/** Those that are chosen on the screens of settings. */
type Name = Exclude<keyof Preferences, 'restWeekdays' | 'homeCards' | 'proofreading' | 'textsHere'>;

/** Saves each choice as it is made, says so, and offers the way back. */
export function useSaving() {
  const t = useTranslations();
  const failureText = useFailureText();
  const change = useChangePreferences();
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState<{ name: Name; words: string } | null>(null);

  const savedWords = (name: Name) => t('settings.saved', { name: t(`settings.${name}.label`) });

  const send = async <N extends Name>(name: N, value: Preferences[N]): Promise<boolean> => {
    setFailed(null);
    setSaid('');
    try {
      await change.mutateAsync({ [name]: value });
    } catch (failure) {
      setFailed({ name, words: failureText(failure) });

      return false;
    }
    setSaid(savedWords(name));

    return true;
  };

  return {
    /** What was saved last, to be heard as well as seen. */
    said,
    errorOf: (name: Name) => (failed?.name === name ? failed.words : undefined),

    async save<N extends Name>(name: N, value: Preferences[N]): Promise<void> {
      const before = preferencesOf(session.state.get().user)[name];
      if (!(await send(name, value))) return;

      showToast({
        type: 'success',
        words: savedWords(name),
        undo: () => void send(name, before),
      });
    },
  };
}
