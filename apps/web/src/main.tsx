import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadMessages } from './platform/locale.ts';
import { isAppShown } from './shell/app-state.ts';
import { showLoadFailure } from './shell/load-failure.ts';
import { startUp } from './shell/start-up.ts';
import { appParts, deferredParts, initialParts } from './shell/start-up-parts.ts';
// Used by every page: in the entry chunk they cost no extra request.
import './shell/app-providers.tsx';
import './shell/slices.ts';
import './ui/button.tsx';
import './ui/language-selector.tsx';
import './ui/text-link.tsx';
import './ui/wordmark.tsx';

const log = (message: string, failure: unknown) => {
  // biome-ignore lint/suspicious/noConsole: a part that fails is logged and passed over
  console.error(message, failure);
};

void startApp();

/** Not at the top level: lazy chunks wait for this module to finish, and this function waits for them. */
async function startApp() {
  moveStylesToHead();
  await startUp(initialParts, log);

  const rootElement = document.getElementById('root') ?? document.body;
  try {
    await new Promise<void>((resolve, reject) => {
      loadPage(location.pathname, resolve).then((page) => renderPage(page, rootElement), reject);
    });
    await startUp(deferredParts, log);
    runOnceAppIsShown(() => void startUp(appParts, log));
  } catch (failure) {
    log('The page could not be loaded', failure);
    showLoadFailure(rootElement);
  }
}

/** The server renders style links below the frame of a screen. Screen styles are appended to the head and must come after them. */
function moveStylesToHead() {
  for (const link of document.querySelectorAll('body > link[rel="stylesheet"]')) {
    const moved = link.cloneNode();
    moved.addEventListener('load', () => link.remove());
    document.head.append(moved);
  }
}

function runOnceAppIsShown(run: () => void) {
  if (isAppShown.get()) return run();

  const stop = isAppShown.subscribe(() => {
    stop();
    run();
  });
}

/** Replaces the server-rendered HTML once everything needed to render the same is loaded. */
function renderPage(page: ReactNode, rootElement: HTMLElement) {
  createRoot(rootElement).render(page);
  document.documentElement.removeAttribute('data-waits');
}

/** Loads everything a page needs and returns it. */
async function loadPage(path: string, onShown: () => void): Promise<ReactNode> {
  await loadMessages(['shell', 'ui', 'errors']); // retries if the first attempt failed
  if (path === '/') return (await import('./shell/first-page.tsx')).renderLandingPage(onShown);

  return (await import('./shell/routed.tsx')).renderRoutedApp(onShown);
}
