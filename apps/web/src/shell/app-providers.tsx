import type { Messages } from '@longhand/locales';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { updateStatus } from '../platform/app-update.ts';
import { formatLocaleOf } from '../platform/format-locale.ts';
import { localeState, suggestedLocale } from '../platform/locale.ts';
import { useStore } from '../platform/store.ts';
import { toastQueue } from '../platform/toasts.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { isAppShown } from './app-state.ts';

const ToastOutlet = lazyComponent(() => import('../ui/toast-outlet.tsx'), { quiet: true });
const ReloadPrompt = lazyComponent(() => import('./update-prompt.tsx'), { quiet: true });
const LanguageSuggestion = lazyComponent(() => import('./language-suggestion.tsx'), {
  quiet: true,
});

/** Messages, toasts and update prompts around every screen, with and without the router. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider>
      {children}
      <Toasts />
      <UpdatePrompt />
      {suggestedLocale() !== undefined && <LanguageSuggestion />}
    </MessagesProvider>
  );
}

/** For pages outside the app frame, which shows updates itself. */
function UpdatePrompt() {
  const status = useStore(updateStatus);
  const isInApp = useStore(isAppShown);

  return !isInApp && status?.kind === 'new-version' && <ReloadPrompt news={status} />;
}

let needsOutlet = false;

/** Loads the toast outlet with the first toast. */
function Toasts() {
  const queued = useStore(toastQueue);
  needsOutlet ||= queued.length > 0;

  return needsOutlet && <ToastOutlet />;
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}

/** Provides messages and formats of the current locale. */
function MessagesProvider({ children }: { children: ReactNode }) {
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
