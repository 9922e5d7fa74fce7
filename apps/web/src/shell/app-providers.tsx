import type { ReactNode } from 'react';
import { updateStatus } from '../platform/app-update.ts';
import { suggestedLocale } from '../platform/locale.ts';
import { MessagesProvider } from '../platform/messages-provider.tsx';
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
