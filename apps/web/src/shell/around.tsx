import type { ReactNode } from 'react';
import { updateStatus } from '../platform/app-update.ts';
import { suggestedLocale } from '../platform/locale.ts';
import { MessagesProvider } from '../platform/messages-provider.tsx';
import { useStore } from '../platform/store.ts';
import { toastQueue } from '../platform/toasts.ts';
import { later } from '../ui/later.tsx';
import { isAppShown } from './later-parts.ts';

const ToastOutlet = later(() => import('../ui/toast-outlet.tsx'), { quiet: true });
const ReloadPrompt = later(() => import('./reload-prompt.tsx'), { quiet: true });
const LanguageOffer = later(() => import('./language-offer.tsx'), { quiet: true });

/** What stands around every screen, with the router and without: the texts, and what comes after the first paint. */
export function Around({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider>
      {children}
      <Toasts />
      <NewVersion />
      {suggestedLocale() !== undefined && <LanguageOffer />}
    </MessagesProvider>
  );
}

/** Outside the app, whose frame has a place of its own for it. */
function NewVersion() {
  const news = useStore(updateStatus);
  const isInApp = useStore(isAppShown);

  return !isInApp && news?.kind === 'new-version' && <ReloadPrompt news={news} />;
}

let hasToasts = false;

/** The toasts and what draws them come with the first one. */
function Toasts() {
  const waiting = useStore(toastQueue);
  hasToasts ||= waiting.length > 0;

  return hasToasts && <ToastOutlet />;
}
