import { settings } from '@longhand/contract/settings';
import type { Locale } from '@longhand/locales';
import { client } from '../platform/api-client.ts';

const api = client(settings, { quiet: true });

export function saveLanguage(locale: Locale) {
  return api.changePreferences({ body: { locale } });
}
