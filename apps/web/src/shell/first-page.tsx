import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import { loadMessages } from '../platform/locale.ts';
import { Around } from './around.tsx';
import { sliceScreens } from './slices.ts';

/**
 * The landing page for someone who comes there first. It does without the router, which would be a quarter of what a
 * visitor has to wait for: from here the browser itself follows the links.
 */
export async function firstPage(onShown: () => void): Promise<ReactNode> {
  const landing = sliceScreens['/'];
  if (landing === undefined) throw new Error('There is no landing page');

  const [{ default: Landing }] = await Promise.all([
    landing.screen(),
    loadMessages(landing.messages),
  ]);
  const isWritten = document.getElementById('root')?.hasChildNodes() === true;
  history.scrollRestoration = isWritten ? 'auto' : 'manual';
  if (!isWritten) window.addEventListener('pagehide', keepPlace);

  return (
    <Around>
      <Landing />
      <Shown onShown={onShown} isWritten={isWritten} />
    </Around>
  );
}

type ShownProps = { onShown: () => void; isWritten: boolean };

/**
 * What the server has written is scrolled before any script is here: by the browser, to where one was, and by the reader.
 * So it is only left alone. Without it there is nothing to scroll before the page is drawn.
 */
function Shown({ onShown, isWritten }: ShownProps) {
  const t = useTranslations();
  const title = t('shell.title');

  useEffect(() => {
    document.title = title;
  }, [title]);

  useLayoutEffect(() => {
    if (!isWritten) restorePlace();
    onShown();
  }, [onShown, isWritten]);

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
