import { roleFlags } from '@longhand/contract/access';
import { isPublicPath, type ScreenRoute, screenAt } from '@longhand/contract/routes';

/** The destination of a navigation: its path, and its path with query and hash. */
export type NavigationTarget = { path: string; fullPath: string };

export type Visitor = { isLoggedIn: boolean; role: number; systemRole: string | undefined };

export type Decision =
  | { kind: 'enter' }
  | { kind: 'cancel' }
  | { kind: 'redirect'; to: string; search: { redirect?: string }; remember: string | undefined };

const loginPath = '/auth/login';
const homePath = '/app';

/**
 * Whether a visitor may open a path. For user experience only: the server protects the data.
 *
 * @returns `remember` is the path to keep as the intended route
 */
export function decideNavigation(target: NavigationTarget, visitor: Visitor): Decision {
  if (isApiPath(target.path)) return { kind: 'cancel' };

  const screen = screenAt(target.path);
  if (screen === undefined || isPublicScreen(screen, target.path)) return { kind: 'enter' };
  if (!visitor.isLoggedIn) return redirectToSignIn(target);
  if (!hasAccess(screen, visitor)) {
    return { kind: 'redirect', to: homePath, search: {}, remember: undefined };
  }

  return { kind: 'enter' };
}

/** Redirects to sign-in, with the return path in the URL. */
export function redirectToSignIn(target: NavigationTarget): Decision {
  const isLogin = target.path === loginPath;

  return {
    kind: 'redirect',
    to: loginPath,
    search: { redirect: target.fullPath },
    remember: isLogin ? undefined : target.fullPath,
  };
}

/** API paths: navigation to them is cancelled, without a not-found page. */
export function isApiPath(path: string): boolean {
  return path.startsWith('/api/');
}

function isPublicScreen(screen: ScreenRoute, path: string): boolean {
  return screen.access === 'public' || isPublicPath(path);
}

function hasAccess(screen: ScreenRoute, visitor: Visitor): boolean {
  const { isStaff, isAdmin } = roleFlags(visitor.role);
  const isAdminByName = visitor.systemRole === 'Admin';

  if (screen.access === 'admin') return isAdmin || isAdminByName;
  if (screen.access === 'staff') return isStaff || isAdminByName || visitor.systemRole === 'Staff';

  return true;
}
