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
if (place !== null) createRoot(place).render(<RouterProvider router={router} />);

await new Promise<void>((resolve) => {
  router.subscribe('onRendered', () => resolve());
});
await startUp(lastParts, log);
