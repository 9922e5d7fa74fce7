import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import { loadMessages } from '../platform/locale.ts';
import { AppProviders } from './app-providers.tsx';
import { sliceScreens } from './slices.ts';

/** Renders the landing page without the router, which would add a quarter to the download. Links are followed by the browser. */
export async function renderLandingPage(onShown: () => void): Promise<ReactNode> {
  const landing = sliceScreens['/'];
  if (landing === undefined) throw new Error('There is no landing page');

  const [{ default: Landing }] = await Promise.all([
    landing.screen(),
    loadMessages(landing.messages),
  ]);
  const isPrerendered = document.getElementById('root')?.hasChildNodes() === true;
  history.scrollRestoration = isPrerendered ? 'auto' : 'manual';
  if (!isPrerendered) window.addEventListener('pagehide', saveScrollPosition);

  return (
    <AppProviders>
      <Landing />
      <LandingEffects onShown={onShown} isPrerendered={isPrerendered} />
    </AppProviders>
  );
}

type LandingEffectsProps = { onShown: () => void; isPrerendered: boolean };

/** A prerendered page can be scrolled before scripts run, so its scroll position is left to the browser. Otherwise it is restored here. */
function LandingEffects({ onShown, isPrerendered }: LandingEffectsProps) {
  const t = useTranslations();
  const title = t('shell.title');

  useEffect(() => {
    document.title = title;
  }, [title]);

  useLayoutEffect(() => {
    if (!isPrerendered) restoreScrollPosition();
    onShown();
  }, [onShown, isPrerendered]);

  return null;
}

/** Saves the scroll position for back and reload. */
function saveScrollPosition(): void {
  history.replaceState({ ...history.state, scrollTop: window.scrollY }, '');
}

function restoreScrollPosition(): void {
  const { scrollTop } = Object(history.state);
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));

  if (typeof scrollTop === 'number') window.scrollTo({ top: scrollTop, behavior: 'instant' });
  else target?.scrollIntoView({ behavior: 'instant' });
}
