import { account } from './account.ts';
import { auth } from './auth.ts';
import { authEmail } from './auth-email.ts';
import { authExternal } from './auth-external.ts';
import { authInvitations } from './auth-invitations.ts';
import { authPasskeys } from './auth-passkeys.ts';
import { authPassword } from './auth-password.ts';
import { authPasswordless } from './auth-passwordless.ts';
import { authRoles } from './auth-roles.ts';
import { authSecurity } from './auth-security.ts';
import { authSessions } from './auth-sessions.ts';
import { authTokens } from './auth-tokens.ts';
import { authWaitlist } from './auth-waitlist.ts';

/** All account and authentication endpoints, one file per concern. */
export const authEndpoints = {
  ...auth,
  ...authPasswordless,
  ...authPassword,
  ...authPasskeys,
  ...authEmail,
  ...authSecurity,
  ...authSessions,
  ...authTokens,
  ...authExternal,
  ...authWaitlist,
  ...authInvitations,
  ...authRoles,
  ...account,
};
