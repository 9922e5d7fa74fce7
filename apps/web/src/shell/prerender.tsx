import type { Locale } from '@longhand/locales';
import { prerenderLanding } from '../landing/prerender.tsx';
import { type InitialState, initialState } from '../platform/initial-state.ts';
import { prerenderFrame } from './prerender-frame.tsx';
import { prerenderSignIn } from './prerender-sign-in.tsx';

export type PrerenderRequest = {
  /** The path pattern for /app screens, else the path of the URL. */
  path: string;
  locale: Locale;
  isKnown: boolean;
  /** The public origin of this server. */
  origin: string;
  /** The initial state embedded in every page of this server. */
  state: InitialState;
};

/**
 * Renders the first pages to static markup, shown until the scripts run; the landing page also for visitors without scripts and for search
 * engines. Built as a separate module for the server; the browser then renders the same.
 */
export async function prerender({ path, state, ...request }: PrerenderRequest) {
  Object.assign(initialState, state); // the same on every call

  if (path === '/') return { ...(await prerenderLanding(request)), works: true };
  if (path === '/auth/login' && !request.isKnown) {
    return { ...(await prerenderSignIn(request.locale)), works: false };
  }
  if (request.isKnown && (path === '/app' || path.startsWith('/app/'))) {
    return { ...(await prerenderFrame(path, request.locale)), works: false };
  }

  return undefined;
}
