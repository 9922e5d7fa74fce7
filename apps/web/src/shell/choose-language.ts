import type { Locale } from '@longhand/locales';
import { changeLocale } from '../platform/locale.ts';
import { session } from '../platform/session.ts';
import { isSignedIn } from '../platform/session-machine.ts';

/** Changes the language here and, when signed in, in the account. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await changeLocale(locale);
  if (!isSignedIn(session.state.get())) return;

  const { saveLanguage } = await import('./save-language.ts');
  await saveLanguage(locale).catch(() => undefined); // this device has the new language either way
}
