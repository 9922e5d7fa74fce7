import { redirect } from '@tanstack/react-router';
import { session } from '../platform/session.ts';
import { isSignedIn } from '../platform/session-machine.ts';
import { placeholderUser } from '../platform/session-user.ts';
import { safeSessionStorage, storageKeys } from '../platform/storage.ts';
import { decide, type Visitor } from './guard.ts';
import { sessionCheck } from './session-check.ts';

type Location = { pathname: string; href: string };

/** Applies the guard to a navigation of the router. */
export async function guardNavigation({ pathname, href }: Location): Promise<void> {
  const wanted = { path: pathname, fullPath: href };
  let decision = decide(wanted, visitor());

  const isUnknown = session.state.get().user?.id === placeholderUser.id;
  if (decision.kind === 'redirect' && isUnknown) {
    await sessionCheck(); // staff are known as such only after the profile has come
    decision = decide(wanted, visitor());
  }
  if (decision.kind !== 'redirect') return;

  if (decision.remember !== undefined)
    safeSessionStorage.set(storageKeys.intendedRoute, decision.remember);
  throw redirect({ to: decision.to, search: decision.search, replace: true });
}

function visitor(): Visitor {
  const state = session.state.get();

  return {
    isLoggedIn: isSignedIn(state) || (state.token !== null && state.isLoading),
    role: state.user?.role ?? 0,
    systemRole: state.user?.systemRole,
  };
}
