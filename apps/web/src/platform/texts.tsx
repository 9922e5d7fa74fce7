import type { Messages } from '@longhand/locales';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { conventionsOf } from './conventions.ts';
import { shownTexts } from './locale.ts';
import { useStore } from './store.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}

/** Gives everything below the texts and formats of the language in use. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useStore(shownTexts);

  return (
    <IntlProvider
      locale={conventionsOf(locale, navigator.languages)}
      messages={messages as Messages}
      timeZone={timeZone}
    >
      {children}
    </IntlProvider>
  );
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
