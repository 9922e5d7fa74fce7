import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadTexts } from './platform/locale.ts';
import { isAppShown } from './shell/later-parts.ts';
import { appParts, firstParts, lastParts } from './shell/parts.ts';
import { startUp } from './shell/start-up.ts';
import { showUnloadable } from './shell/unloadable.ts';
// Every page is drawn with these: in the first file they cost no request of their own.
import './shell/around.tsx';
import './shell/slices.ts';
import './ui/button.tsx';
import './ui/language-selector.tsx';
import './ui/text-link.tsx';
import './ui/wordmark.tsx';

const log = (message: string, failure: unknown) => {
  // biome-ignore lint/suspicious/noConsole: a part that fails is logged and passed over
  console.error(message, failure);
};

void begin();

/** Not at the top of the module: parts that are fetched later wait until all of this one has run, and this waits for them. */
async function begin() {
  moveStylesToHead();
  await startUp(firstParts, log);

  const place = document.getElementById('root') ?? document.body;
  try {
    await new Promise<void>((resolve, reject) => {
      pageAt(location.pathname, resolve).then((page) => show(page, place), reject);
    });
    await startUp(lastParts, log);
    onceAppIsShown(() => void startUp(appParts, log));
  } catch (failure) {
    log('The page could not be loaded', failure);
    showUnloadable(place);
  }
}

/** The server writes styles below the frame of a screen. The styles of screens are added to the head and have to come after them. */
function moveStylesToHead() {
  for (const link of document.querySelectorAll('body > link[rel="stylesheet"]')) {
    const moved = link.cloneNode();
    moved.addEventListener('load', () => link.remove());
    document.head.append(moved);
  }
}

function onceAppIsShown(run: () => void) {
  if (isAppShown.get()) return run();

  const stop = isAppShown.subscribe(() => {
    stop();
    run();
  });
}

/** What the server has written stays until all that is needed to draw the same is here. */
function show(page: ReactNode, place: HTMLElement) {
  createRoot(place).render(page);
  document.documentElement.removeAttribute('data-waits');
}

/** The page for an address, once everything it is drawn with is here. */
async function pageAt(path: string, onShown: () => void): Promise<ReactNode> {
  await loadTexts(['shell', 'ui', 'errors']); // a second try where the first has failed
  if (path === '/') return (await import('./shell/first-page.tsx')).firstPage(onShown);

  return (await import('./shell/routed.tsx')).routed(onShown);
}
