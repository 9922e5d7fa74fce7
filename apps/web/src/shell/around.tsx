import type { ReactNode } from 'react';
import { languageToOffer } from '../platform/locale.ts';
import { versionNews } from '../platform/new-version.ts';
import { useStore } from '../platform/store.ts';
import { TextsProvider } from '../platform/texts.tsx';
import { waitingToasts } from '../platform/toasts.ts';
import { later } from '../ui/later.tsx';
import { isAppShown } from './later-parts.ts';

const ToastOutlet = later(() => import('../ui/toast-outlet.tsx'), { quiet: true });
const ReloadPrompt = later(() => import('./reload-prompt.tsx'), { quiet: true });
const LanguageOffer = later(() => import('./language-offer.tsx'), { quiet: true });

/** What stands around every screen, with the router and without: the texts, and what comes after the first paint. */
export function Around({ children }: { children: ReactNode }) {
  return (
    <TextsProvider>
      {children}
      <Toasts />
      <NewVersion />
      {languageToOffer() !== undefined && <LanguageOffer />}
    </TextsProvider>
  );
}

/** Outside the app, whose frame has a place of its own for it. */
function NewVersion() {
  const news = useStore(versionNews);
  const isInApp = useStore(isAppShown);

  return !isInApp && news?.kind === 'new-version' && <ReloadPrompt news={news} />;
}

let hasToasts = false;

/** The toasts and what draws them come with the first one. */
function Toasts() {
  const waiting = useStore(waitingToasts);
  hasToasts ||= waiting.length > 0;

  return hasToasts && <ToastOutlet />;
}
