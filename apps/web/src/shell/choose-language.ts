import type { Locale } from '@longhand/locales';
import { changeLocale } from '../platform/locale.ts';
import { session } from '../platform/session.ts';
import { isSignedIn } from '../platform/session-machine.ts';

/** Changes the language here, and for mails and other devices where someone is signed in. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await changeLocale(locale);
  if (!isSignedIn(session.state.get())) return;

  const { keepLanguage } = await import('./keep-language.ts');
  await keepLanguage(locale).catch(() => undefined); // this device has it either way
}
