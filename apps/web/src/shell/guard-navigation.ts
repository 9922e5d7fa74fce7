import { redirect } from '@tanstack/react-router';
import { session } from '../platform/session.ts';
import { isSignedIn } from '../platform/session-machine.ts';
import { placeholderUser } from '../platform/session-user.ts';
import { safeSessionStorage, storageKeys } from '../platform/storage.ts';
import { decideNavigation, type Visitor } from './guard.ts';
import { checkSession } from './session-check.ts';

type RouterLocation = { pathname: string; href: string };

/** Applies the route guard to a router navigation. */
export async function guardNavigation({ pathname, href }: RouterLocation): Promise<void> {
  const target = { path: pathname, fullPath: href };
  let decision = decideNavigation(target, visitor());

  const isProfileUnknown = session.state.get().user?.id === placeholderUser.id;
  if (decision.kind === 'redirect' && isProfileUnknown) {
    await checkSession(); // whether the user is staff is known only with the profile
    decision = decideNavigation(target, visitor());
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
