/**
 * The expected access rules, written independently of the contract to catch mistakes there. Role numbers are those of the specification.
 */
export const expectedRoles = [0, 5, 10, 15, 20, 25, 50, 55, 60, 100, 150] as const;

/** The minimum role of each access level. */
const minRole = { user: 0, staff: 50, moderator: 60, admin: 100 } as const;

/** Endpoints that need no session: sign-up, sign-in, password reset, waitlist, invitations. All others require a user. */
const publicEndpoints = new Set([
  'POST /api/auth/register/request',
  'POST /api/auth/register/verify',
  'POST /api/auth/resend-verification',
  'GET /auth/verification-status',
  'POST /api/auth/login',
  'POST /api/auth/login/request',
  'POST /api/auth/login/verify',
  'GET /api/auth/second-factor',
  'POST /api/auth/verify-signin-code',
  'POST /api/auth/passkeys/sign-in/options',
  'POST /api/auth/passkeys/sign-in',
  'POST /api/auth/passkeys/check/options',
  'POST /api/auth/password/forgot',
  'POST /api/auth/password/reset',
  'POST /api/auth/logout',
  'POST /api/auth/setup',
  'GET /shared-report/:token',
  'GET /api/auth/external/providers',
  'GET /api/auth/external/proof',
  'POST /api/auth/external/proof/request',
  'POST /api/auth/external/proof/verify',
  'POST /api/auth/spotify/callback',
  'POST /api/auth/waitlist/join',
  'POST /api/auth/waitlist/verify',
  'POST /api/auth/waitlist/place',
  'POST /api/auth/waitlist/leave',
  'POST /api/auth/invitations/read',
  'POST /api/auth/invitations/accept',
  'GET /api/unsubscribe',
  'POST /api/unsubscribe',
  'GET /api/calendar/:file',
  'GET /auth/external-login/:provider',
  'GET /api/auth/callback/:provider',
]);

const staffEndpoints: Record<string, Exclude<keyof typeof minRole, 'user'>> = {
  'GET /api/auth/waitlist': 'admin',
  'POST /api/auth/waitlist/admit': 'admin',
  'POST /api/auth/invitations': 'admin',
  'GET /api/auth/invitations': 'admin',
  'DELETE /api/auth/invitations/:id': 'admin',
  'PUT /api/auth/people/:id/staff-role': 'admin',
};

export type AccessOutcome = 'let in' | 'unauthenticated' | 'forbidden';

/**
 * The expected outcome of calling an endpoint with a role, or without a session.
 *
 * @param endpoint method and path as in the contract
 */
export function expectedOutcome(endpoint: string, role: number | null): AccessOutcome {
  if (publicEndpoints.has(endpoint)) return 'let in';
  if (role === null) return 'unauthenticated';

  return role >= minRole[staffEndpoints[endpoint] ?? 'user'] ? 'let in' : 'forbidden';
}
