import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import { loadTexts } from '../platform/locale.ts';
import { Around } from './around.tsx';
import { sliceScreens } from './slices.ts';

/**
 * The landing page for someone who comes there first. It does without the router, which would be a quarter of what a
 * visitor has to wait for: from here the browser itself follows the links.
 */
export async function firstPage(onShown: () => void): Promise<ReactNode> {
  const landing = sliceScreens['/'];
  if (landing === undefined) throw new Error('There is no landing page');

  const [{ default: Landing }] = await Promise.all([landing.screen(), loadTexts(landing.messages)]);
  history.scrollRestoration = 'manual'; // the browser would try before there is anything to scroll
  window.addEventListener('pagehide', keepPlace);

  return (
    <Around>
      <Landing />
      <Shown onShown={onShown} />
    </Around>
  );
}

function Shown({ onShown }: { onShown: () => void }) {
  const t = useTranslations();
  const title = t('shell.title');

  useEffect(() => {
    document.title = title;
  }, [title]);

  useLayoutEffect(() => {
    restorePlace();
    onShown();
  }, [onShown]);

  return null;
}

/** Back and reload lead to where one was on the page. */
function keepPlace(): void {
  history.replaceState({ ...history.state, scrollTop: window.scrollY }, '');
}

function restorePlace(): void {
  const { scrollTop } = Object(history.state);
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));

  if (typeof scrollTop === 'number') window.scrollTo({ top: scrollTop, behavior: 'instant' });
  else target?.scrollIntoView({ behavior: 'instant' });
}
