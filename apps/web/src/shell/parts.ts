import { registerServiceWorker, watchServiceWorker } from '../platform/app-update.ts';
import { applyDirection, loadMessages } from '../platform/locale.ts';
import { applyEditorAppearance } from '../platform/preferences.ts';
import { session, watchBrowserEvents } from '../platform/session.ts';
import { watchSprint } from '../platform/sprint.ts';
import { applyTheme } from '../platform/theme.ts';
import { loadGlyphs } from '../ui/icons.tsx';
import { followHashLinks } from './hash-links.ts';
import { laterParts } from './later-parts.ts';
import { leaveOnEnd } from './leave-on-end.ts';
import { sessionCheck } from './session-check.ts';
import type { Part } from './start-up.ts';
import { leadToWrongFields } from './wrong-fields.ts';

/** What has to stand before anything is shown. The session check is only begun: nothing waits for the network. */
export const firstParts: readonly Part[] = [
  { name: 'auth', run: () => session.onEnd((reason) => void leaveOnEnd(reason)) },
  { name: 'directives', run: startDirectives },
  { name: 'i18n', run: startTexts },
  { name: 'session check', run: startSession },
];

/** What can come after the first screen, wherever that is. */
export const lastParts: readonly Part[] = [
  { name: 'notifications', run: () => unlessFirstPage(() => import('../ui/toast-outlet.tsx')) },
  { name: 'new version', run: () => import.meta.env.PROD && watchServiceWorker() },
];

/** What the screens below /app use, fetched ahead of its first use. They may come after a sign-in, without a new page load. */
export const appParts: readonly Part[] = [
  { name: 'icons', run: loadGlyphs },
  { name: 'progress bar', run: () => laterParts.set({ progressBar: true }) },
  { name: 'dialogs', run: prepareDialogs },
  { name: 'calendar', run: () => import('../ui/ink-date-open.tsx') },
  { name: 'tooltips', run: () => import('../ui/tooltip.tsx') },
  { name: 'form library', run: () => import('@mantine/form') },
  { name: 'waiting words', run: sendWaitingWords },
  { name: 'sprint', run: watchSprint },
  { name: 'copy on this device', run: () => import.meta.env.PROD && registerServiceWorker() },
];

/** What holds everywhere, whatever screen is shown. */
function startDirectives(): void {
  applyTheme();
  if (import.meta.env.DEV && import.meta.env.LONGHAND_PSEUDO === '1') void showOverflow();
  applyEditorAppearance();
  followHashLinks();
  leadToWrongFields();
}

async function showOverflow(): Promise<void> {
  const { markOverflow } = await import('./overflow-marks.ts');
  markOverflow();
}

async function startTexts(): Promise<void> {
  applyDirection();
  await loadMessages(['shell', 'ui', 'errors']);
}

function startSession(): void {
  watchBrowserEvents();
  void sessionCheck();
}

/** What a key opens on every screen is there before the key, unless the reader has asked the browser to save data. */
async function prepareDialogs(): Promise<void> {
  const { saveData } = Object(Object(navigator)['connection']); // not in every browser
  if (saveData === true) return;

  await Promise.all([
    loadMessages(['help', 'progress']),
    import('../ui/dialog-sheet.tsx'),
    import('./palette.tsx'),
    import('./key-list.tsx'),
    import('./help-panel.tsx'),
    import('./log-dialog.tsx'),
  ]);
}

/** Words typed before the page was closed, or without a network, reach the goals from any screen. */
async function sendWaitingWords(): Promise<void> {
  const { watchPendingUploads } = await import('../writing-lab/pending-uploads.ts');
  watchPendingUploads();
}

/** Whoever signs in has to hear of a lost network too, when nothing more can be fetched. */
function unlessFirstPage(run: () => unknown): unknown {
  return location.pathname === '/' ? undefined : run();
}
