/**
 * Who may do what, written down a second time and without the contract's own table, so that a slip there is noticed.
 * The numbers are those of the specification.
 */
export const writtenRoles = [0, 5, 10, 15, 20, 25, 50, 55, 60, 100, 150] as const;

/** The least role of each kind of access; whoever is signed in has one. */
const least = { user: 0, staff: 50, moderator: 60, admin: 100 } as const;

/** What somebody can do who is nobody yet: sign up, sign in, get in again, wait, accept. Everything else needs a person. */
const open = new Set([
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

const ofStaff: Record<string, Exclude<keyof typeof least, 'user'>> = {
  'GET /api/auth/waitlist': 'admin',
  'POST /api/auth/waitlist/admit': 'admin',
  'POST /api/auth/invitations': 'admin',
  'GET /api/auth/invitations': 'admin',
  'DELETE /api/auth/invitations/:id': 'admin',
  'PUT /api/auth/people/:id/staff-role': 'admin',
};

export type WrittenOutcome = 'let in' | 'unauthenticated' | 'forbidden';

/**
 * What somebody with a role, or nobody, is to meet at an endpoint.
 *
 * @param what method and path, as the contract writes them
 */
export function writtenOutcome(what: string, role: number | null): WrittenOutcome {
  if (open.has(what)) return 'let in';
  if (role === null) return 'unauthenticated';

  return role >= least[ofStaff[what] ?? 'user'] ? 'let in' : 'forbidden';
}
