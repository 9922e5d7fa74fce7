import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { firstParts, lastParts } from './shell/parts.ts';
import { router } from './shell/router.tsx';
import { startUp } from './shell/start-up.ts';

const log = (message: string, failure: unknown) => {
  // biome-ignore lint/suspicious/noConsole: a part that fails is logged and passed over
  console.error(message, failure);
};

await startUp(firstParts, log);

const place = document.getElementById('root');
if (place !== null) await show(place);

await new Promise<void>((resolve) => {
  router.subscribe('onRendered', () => resolve());
});
await startUp(lastParts, log);

/** What the server has written stays until all that is needed to draw the same is there. */
async function show(place: HTMLElement) {
  const isWritten = place.hasChildNodes();
  if (isWritten) await router.load().catch(() => undefined); // the router shows what went wrong

  createRoot(place).render(<RouterProvider router={router} />);
  document.documentElement.removeAttribute('data-waits');
}
