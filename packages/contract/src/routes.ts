/**
 * Who can open a screen. `public` needs no sign-in, `user` a signed-in user; `staff` and `admin` redirect all others to `/app`. The server
 * protects the data; this table only controls what is shown.
 */
export type ScreenAccess = 'public' | 'user' | 'staff' | 'admin';

export type ScreenRoute = { path: `/${string}`; access: ScreenAccess };

/**
 * All screen routes. A route without a screen yet answers not-found behind its guard and is in no navigation. The slice of a screen is its
 * first segment below `/app` (or the first of all): its file is `apps/web/src/<slice>/<last segment>.tsx`, `home.tsx` for the index of a
 * slice.
 */
export const screens = [
  { path: '/', access: 'public' },

  { path: '/auth/accept-invitation', access: 'public' },
  { path: '/auth/callback', access: 'public' },
  { path: '/auth/forgot-password', access: 'public' },
  { path: '/auth/login', access: 'public' },
  { path: '/auth/reset-password', access: 'public' },
  { path: '/auth/setup-account', access: 'public' },
  { path: '/auth/signup', access: 'public' },
  { path: '/auth/spotify-callback', access: 'public' },
  { path: '/auth/verify', access: 'public' },
  { path: '/auth/waitlist-verify', access: 'public' },

  { path: '/app', access: 'user' },
  { path: '/app/achievements', access: 'user' },
  { path: '/app/help', access: 'user' },
  { path: '/app/messages', access: 'user' },
  { path: '/app/notifications', access: 'user' },
  { path: '/app/profile/:id', access: 'user' },

  { path: '/app/admin/admin', access: 'staff' },
  { path: '/app/admin/admin_billing', access: 'admin' },
  { path: '/app/admin/admin_system', access: 'admin' },
  { path: '/app/admin/admin_users', access: 'staff' },
  { path: '/app/admin/articles', access: 'staff' },
  { path: '/app/admin/lyrics-review', access: 'staff' },
  { path: '/app/admin/payments', access: 'admin' },
  { path: '/app/admin/referral-programs', access: 'admin' },
  { path: '/app/admin/staff', access: 'staff' },
  { path: '/app/admin/subscriptions', access: 'admin' },
  { path: '/app/admin/tickets', access: 'staff' },
  { path: '/app/admin/trials', access: 'admin' },

  { path: '/app/goals', access: 'user' },
  { path: '/app/goals/abandoned', access: 'user' },
  { path: '/app/goals/active', access: 'user' },
  { path: '/app/goals/analytics', access: 'user' },
  { path: '/app/goals/archived', access: 'user' },
  { path: '/app/goals/completed', access: 'user' },
  { path: '/app/goals/create', access: 'user' },
  { path: '/app/goals/imports', access: 'user' },
  { path: '/app/goals/milestones', access: 'user' },
  { path: '/app/goals/momentum', access: 'user' },
  { path: '/app/goals/sessions', access: 'user' },
  { path: '/app/goals/:id', access: 'user' },

  { path: '/app/insights', access: 'user' },
  { path: '/app/insights/analytics', access: 'user' },
  { path: '/app/insights/progress', access: 'user' },
  { path: '/app/insights/sentiment', access: 'user' },
  { path: '/app/insights/temporal', access: 'user' },
  { path: '/app/insights/trends', access: 'user' },

  { path: '/app/news', access: 'user' },
  { path: '/app/news/audit', access: 'user' },
  { path: '/app/news/category/:category', access: 'user' },
  { path: '/app/news/preferences', access: 'user' },
  { path: '/app/news/recommended', access: 'user' },
  { path: '/app/news/trending', access: 'user' },

  { path: '/app/reports', access: 'user' },
  { path: '/app/reports/custom', access: 'user' },
  { path: '/app/reports/export', access: 'user' },
  { path: '/app/reports/monthly', access: 'user' },
  { path: '/app/reports/weekly', access: 'user' },

  { path: '/app/settings', access: 'user' },
  { path: '/app/settings/integrations', access: 'user' },
  { path: '/app/settings/notifications', access: 'user' },
  { path: '/app/settings/preferences', access: 'user' },
  { path: '/app/settings/privacy', access: 'user' },
  { path: '/app/settings/security', access: 'user' },

  { path: '/app/social', access: 'user' },
  { path: '/app/social/account/:id', access: 'user' },
  { path: '/app/social/analytics', access: 'user' },
  { path: '/app/social/compose', access: 'user' },
  { path: '/app/social/scheduled', access: 'user' },

  { path: '/app/subscription', access: 'user' },
  { path: '/app/subscription/checkout', access: 'user' },

  { path: '/app/writing-lab', access: 'user' },
  { path: '/app/writing-lab/analyzer', access: 'user' },
  { path: '/app/writing-lab/batch', access: 'user' },
  { path: '/app/writing-lab/evolution', access: 'user' },
  { path: '/app/writing-lab/mindset', access: 'user' },
  { path: '/app/writing-lab/progress', access: 'user' },
  { path: '/app/writing-lab/psycho', access: 'user' },
  { path: '/app/writing-lab/samples', access: 'user' },
  { path: '/app/writing-lab/style', access: 'user' },
  { path: '/app/writing-lab/projects', access: 'user' },
  { path: '/app/writing-lab/project/:id', access: 'user' },
] as const satisfies readonly ScreenRoute[];

export type ScreenPath = (typeof screens)[number]['path'];

/** Paths that need no sign-in: `/` itself, and the others with their sub-paths. */
export const publicPaths = [
  '/',
  '/auth/login',
  '/auth/callback',
  '/auth/signup',
  '/auth/verify',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/spotify-callback',
  '/auth/waitlist-verify',
  '/auth/accept-invitation',
  '/auth/setup-account',
] as const;

/**
 * Whether a path needs no sign-in.
 *
 * @param path without query and hash
 * @example isPublicPath('/auth/verify/x') // true
 * @example isPublicPath('/auth/verifyx') // false
 */
export function isPublicPath(path: string): boolean {
  return publicPaths.some((open) => path === open || (open !== '/' && path.startsWith(`${open}/`)));
}

/** The route that a path matches, or undefined for not-found. */
export function screenAt(path: string): ScreenRoute | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;

  return screens.find((screen) => pathPattern(screen.path).test(trimmed));
}

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}

/**
 * The slice and source file name of a screen.
 *
 * @example screenFileOf('/app/goals/active') // { slice: 'goals', file: 'active' }
 * @example screenFileOf('/app/profile/:id') // { slice: 'profile', file: 'home' }
 * @example screenFileOf('/app/goals/:id') // { slice: 'goals', file: 'one' }, beside the list of all goals
 */
export function screenFileOf(path: string): { slice: string; file: string } {
  const segments = path.split('/').filter((segment) => segment !== '' && !segment.startsWith(':'));
  if (segments.length === 0) return { slice: 'landing', file: 'home' };

  const [first = '', ...rest] = segments;
  if (first !== 'app') return { slice: first, file: rest.at(-1) ?? 'home' };

  const [slice = 'home', ...below] = rest;
  const isOneOfList =
    path === `/app/${slice}/:id` && screens.some((row) => row.path === `/app/${slice}`);
  if (isOneOfList) return { slice, file: 'one' };

  return { slice, file: below.at(-1) ?? 'home' };
}
