import type { Preferences } from '@longhand/contract/settings';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChangePreferences } from '../platform/change-preferences.ts';
import { preferencesOf } from '../platform/preferences.ts';
import { session } from '../platform/session.ts';
import { showToast } from '../platform/toasts.ts';
import { useFailureText } from '../ui/failure-text.ts';

/** The preferences on the settings screens. */
type SettingName = Exclude<
  keyof Preferences,
  'restWeekdays' | 'homeCards' | 'proofreading' | 'textsHere'
>;

/** Saves each preference at once, announces it and offers an undo. */
export function useSavePreference() {
  const t = useTranslations();
  const failureText = useFailureText();
  const change = useChangePreferences();
  const [statusMessage, setStatusMessage] = useState('');
  const [failed, setFailed] = useState<{ name: SettingName; words: string } | null>(null);

  const savedText = (name: SettingName) =>
    t('settings.saved', { name: t(`settings.${name}.label`) });

  const send = async <N extends SettingName>(name: N, value: Preferences[N]): Promise<boolean> => {
    setFailed(null);
    setStatusMessage('');
    try {
      await change.mutateAsync({ [name]: value });
    } catch (failure) {
      setFailed({ name, words: failureText(failure) });

      return false;
    }
    setStatusMessage(savedText(name));

    return true;
  };

  return {
    /** The last saved preference, for the live region. */
    statusMessage,
    errorOf: (name: SettingName) => (failed?.name === name ? failed.words : undefined),

    async save<N extends SettingName>(name: N, value: Preferences[N]): Promise<void> {
      const previousValue = preferencesOf(session.state.get().user)[name];
      if (!(await send(name, value))) return;

      showToast({
        type: 'success',
        words: savedText(name),
        undo: () => void send(name, previousValue),
      });
    },
  };
}
