import { flagsOf } from '@longhand/contract/access';
import { isPublicPath, type Screen, screenAt } from '@longhand/contract/routes';

/** Where someone wants to go: the path alone, and with query and hash. */
export type Wanted = { path: string; fullPath: string };

export type Visitor = { isLoggedIn: boolean; role: number; systemRole: string | undefined };

export type Decision =
  | { kind: 'enter' }
  | { kind: 'cancel' }
  | { kind: 'redirect'; to: string; search: { redirect?: string }; remember: string | undefined };

const loginPath = '/auth/login';
const homePath = '/app';

/**
 * Whether a visitor may go where they want to. A courtesy: the server guards the data.
 *
 * @returns `remember` is the path to keep as the intended route
 */
export function decide(wanted: Wanted, visitor: Visitor): Decision {
  if (isApiPath(wanted.path)) return { kind: 'cancel' };

  const screen = screenAt(wanted.path);
  if (screen === undefined || isOpen(screen, wanted.path)) return { kind: 'enter' };
  if (!visitor.isLoggedIn) return toLogin(wanted);
  if (!isAdmitted(screen, visitor)) {
    return { kind: 'redirect', to: homePath, search: {}, remember: undefined };
  }

  return { kind: 'enter' };
}

/** The way to sign-in, with the way back in the address. */
export function toLogin(wanted: Wanted): Decision {
  const isLogin = wanted.path === loginPath;

  return {
    kind: 'redirect',
    to: loginPath,
    search: { redirect: wanted.fullPath },
    remember: isLogin ? undefined : wanted.fullPath,
  };
}

/** Paths of the server: a navigation to one is refused, without a not-found page. */
export function isApiPath(path: string): boolean {
  return path.startsWith('/api/');
}

function isOpen(screen: Screen, path: string): boolean {
  return screen.access === 'public' || isPublicPath(path);
}

function isAdmitted(screen: Screen, visitor: Visitor): boolean {
  const { isStaff, isAdmin } = flagsOf(visitor.role);
  const isAdminByName = visitor.systemRole === 'Admin';

  if (screen.access === 'admin') return isAdmin || isAdminByName;
  if (screen.access === 'staff') return isStaff || isAdminByName || visitor.systemRole === 'Staff';

  return true;
}
