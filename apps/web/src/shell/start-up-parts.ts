import { watchSprint } from '../goals/sessions/sprint.ts';
import { registerServiceWorker, watchServiceWorker } from '../platform/app-update.ts';
import { applyDirection, loadMessages } from '../platform/locale.ts';
import { applyEditorAppearance } from '../platform/preferences.ts';
import { session, watchBrowserEvents } from '../platform/session.ts';
import { applyTheme } from '../platform/theme.ts';
import { preloadIcons } from '../ui/icons.tsx';
import { loadedParts } from './app-state.ts';
import { followHashLinks } from './hash-links.ts';
import { watchNotificationClicks } from './notification-clicks.ts';
import { redirectOnSessionEnd } from './redirect-on-session-end.ts';
import { checkSession } from './session-check.ts';
import type { StartUpPart } from './start-up.ts';

/** Runs before the first render. The session check only starts here; nothing waits for the network. */
export const initialParts: readonly StartUpPart[] = [
  { name: 'auth', run: () => session.onEnd((reason) => void redirectOnSessionEnd(reason)) },
  { name: 'directives', run: applyGlobalBehavior },
  { name: 'i18n', run: loadInitialMessages },
  { name: 'session check', run: startSession },
];

/** Runs after the first screen, on every page. */
export const deferredParts: readonly StartUpPart[] = [
  { name: 'notifications', run: () => unlessLandingPage(() => import('../ui/toast-outlet.tsx')) },
  { name: 'new version', run: () => import.meta.env.PROD && watchServiceWorker() },
];

/** Preloads what the /app screens use. Runs after page load or sign-in. */
export const appParts: readonly StartUpPart[] = [
  { name: 'icons', run: preloadIcons },
  { name: 'progress bar', run: () => loadedParts.set({ progressBar: true }) },
  { name: 'dialogs', run: prepareDialogs },
  { name: 'calendar', run: () => import('../ui/inline-date-picker.tsx') },
  { name: 'tooltips', run: () => import('../ui/tooltip.tsx') },
  { name: 'form library', run: () => import('@mantine/form') },
  { name: 'waiting words', run: sendQueuedWords },
  { name: 'messages', run: sendQueuedMessages },
  { name: 'sprint', run: watchSprint },
  { name: 'push notifications', run: watchPush },
  { name: 'copy on this device', run: () => import.meta.env.PROD && registerServiceWorker() },
];

/** Global behavior and styles, independent of the screen. */
function applyGlobalBehavior(): void {
  applyTheme();
  if (import.meta.env.DEV && import.meta.env.LONGHAND_PSEUDO === '1') void startOverflowMarks();
  applyEditorAppearance();
  followHashLinks();
  focusInvalidFieldOnSubmit();
}

async function startOverflowMarks(): Promise<void> {
  const { markOverflow } = await import('./mark-overflow.ts');
  markOverflow();
}

async function loadInitialMessages(): Promise<void> {
  applyDirection();
  await loadMessages(['shell', 'ui', 'errors']);
}

function startSession(): void {
  watchBrowserEvents();
  void checkSession();
}

/** Preloads dialogs that a shortcut can open on every screen, unless the browser is set to save data. */
async function prepareDialogs(): Promise<void> {
  const { saveData } = Object(Object(navigator)['connection']); // not supported in every browser
  if (saveData === true) return;

  await Promise.all([
    loadMessages(['help', 'progress']),
    import('../ui/dialog-sheet.tsx'),
    import('./palette.tsx'),
    import('./shortcuts-dialog.tsx'),
    import('./help-panel.tsx'),
    import('./quick-log-dialog.tsx'),
  ]);
}

/** Sends words that were typed before the page closed or while offline, from any screen. */
async function sendQueuedWords(): Promise<void> {
  const { watchPendingUploads } = await import('../writing-lab/pending-uploads.ts');
  watchPendingUploads();
}

/** Sends messages that were written before the page closed or while offline, from any screen. */
async function sendQueuedMessages(): Promise<void> {
  const { watchMessages } = await import('../messages/background.ts');
  watchMessages();
}

/** Opens what the user clicks in push notifications, keeps the subscription of this browser working, and ends it with the session. */
async function watchPush(): Promise<void> {
  if (!('serviceWorker' in navigator && 'Notification' in window)) return;
  const loadPush = () => import('../notifications/push/push-session.ts');

  watchNotificationClicks();
  session.onEnd((reason) => {
    if (Notification.permission === 'granted')
      void loadPush().then(({ endPush }) => endPush(reason));
  });
  const userId = session.state.get().user?.id;
  if (Notification.permission !== 'granted' || userId === undefined) return;

  const { repairPush } = await loadPush();
  await repairPush(userId);
}

/**
 * Runs on every page but the landing page: sign-in must be able to show a toast when the network is lost and nothing more can be loaded.
 */
function unlessLandingPage(run: () => unknown): unknown {
  return location.pathname === '/' ? undefined : run();
}

/** After a failed submit, focuses the first invalid field once the errors are rendered, so that screen readers read it with its message. */
function focusInvalidFieldOnSubmit(): void {
  document.addEventListener('submit', ({ target: form }) => {
    if (!(form instanceof HTMLFormElement)) return;

    requestAnimationFrame(() => {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
  });
}
