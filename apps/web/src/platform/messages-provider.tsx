import type { Messages } from '@longhand/locales';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { formatLocaleOf } from './format-locale.ts';
import { localeState } from './locale.ts';
import { useStore } from './store.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}

/** Provides messages and formats of the current locale. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useStore(localeState);

  return (
    <IntlProvider
      locale={formatLocaleOf(locale, navigator.languages)}
      messages={messages as Messages}
      timeZone={timeZone}
    >
      {children}
    </IntlProvider>
  );
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
