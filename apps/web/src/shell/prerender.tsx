import type { Locale } from '@longhand/locales';
import { prerenderLanding } from '../landing/prerender.tsx';
import { type InitialState, initialState } from '../platform/initial-state.ts';
import { prerenderFrame } from './prerender-frame.tsx';
import { prerenderSignIn } from './prerender-sign-in.tsx';

export type Asked = {
  /** Of a screen below /app as the table of screens has it, else as in the address. */
  path: string;
  locale: Locale;
  isKnown: boolean;
  /** Where this installation is reached. */
  origin: string;
  /** What every page of this installation begins with. */
  state: InitialState;
};

/**
 * The first pages as plain markup, for the moment before the scripts are there; the landing page also for those who read
 * without any, and for search engines. Built into a module of its own that the server loads; the browser then draws the same.
 */
export async function prerender({ path, state, ...asked }: Asked) {
  Object.assign(initialState, state); // the same at every call: it is the installation's

  if (path === '/') return { ...(await prerenderLanding(asked)), works: true };
  if (path === '/auth/login' && !asked.isKnown) {
    return { ...(await prerenderSignIn(asked.locale)), works: false };
  }
  if (asked.isKnown && (path === '/app' || path.startsWith('/app/'))) {
    return { ...(await prerenderFrame(path, asked.locale)), works: false };
  }

  return undefined;
}
