import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { loadTexts, showDirection } from './platform/locale.ts';
import { session, watchBrowser } from './platform/session.ts';
import { showTheme } from './platform/theme.ts';
import { leaveOnEnd } from './shell/leave-on-end.ts';
import { router } from './shell/router.tsx';
import { sessionCheck } from './shell/session-check.ts';
import { startUp } from './shell/start-up.ts';
import { loadGlyphs } from './ui/icons.tsx';

const log = (message: string, failure: unknown) => {
  // biome-ignore lint/suspicious/noConsole: a part that fails is logged and passed over
  console.error(message, failure);
};

const idle = () => new Promise((resolve) => setTimeout(resolve, 200));
const inApp = () => location.pathname.startsWith('/app');

await startUp(
  [
    { name: 'auth', run: () => session.onEnd(leaveOnEnd) },
    { name: 'directives', run: showTheme },
    { name: 'i18n', run: startTexts },
    { name: 'icons', run: () => void (inApp() && loadGlyphs()) },
    { name: 'session check', run: () => void sessionCheck().catch(() => undefined) },
    { name: 'browser', run: watchBrowser },
  ],
  log,
);

const place = document.getElementById('root');
if (place !== null) createRoot(place).render(<RouterProvider router={router} />);

await idle();
await startUp(
  [
    {
      name: 'progress bar',
      run: () => import('./shell/progress-bar.ts').then((bar) => bar.follow(router)),
    },
  ],
  log,
);

async function startTexts() {
  showDirection();
  await loadTexts(['shell', 'ui', 'errors']);
}
