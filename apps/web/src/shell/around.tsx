import { lazy, type ReactNode, Suspense } from 'react';
import { languageToOffer } from '../platform/locale.ts';
import { versionNews } from '../platform/new-version.ts';
import { useStore } from '../platform/store.ts';
import { TextsProvider } from '../platform/texts.tsx';
import { waitingToasts } from '../platform/toasts.ts';
import { later } from '../ui/later.tsx';

const ToastOutlet = lazy(() => import('../ui/toast-outlet.tsx'));
const ReloadPrompt = later(() => import('./reload-prompt.tsx'));
const LanguageOffer = lazy(() => import('./language-offer.tsx'));

/** What stands around every screen, with the router and without: the texts, and what comes after the first paint. */
export function Around({ children }: { children: ReactNode }) {
  return (
    <TextsProvider>
      {children}
      <Toasts />
      <News />
      {languageToOffer() !== undefined && (
        <Suspense>
          <LanguageOffer />
        </Suspense>
      )}
    </TextsProvider>
  );
}

function News() {
  const news = useStore(versionNews);

  return news !== null && <ReloadPrompt news={news} />;
}

let hasToasts = false;

/** The toasts and what draws them come with the first one. */
function Toasts() {
  const waiting = useStore(waitingToasts);
  hasToasts ||= waiting.length > 0;

  return (
    hasToasts && (
      <Suspense>
        <ToastOutlet />
      </Suspense>
    )
  );
}
