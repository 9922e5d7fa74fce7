import { account } from './account.ts';
import { auth } from './auth.ts';
import { authPassword } from './auth-password.ts';
import { authPasswordless } from './auth-passwordless.ts';
import { authSecurity } from './auth-security.ts';
import { authSessions } from './auth-sessions.ts';
import { authTokens } from './auth-tokens.ts';

/** Every endpoint of the accounts; each concern has a file of its own. */
export const authEndpoints = {
  ...auth,
  ...authPasswordless,
  ...authPassword,
  ...authSecurity,
  ...authSessions,
  ...authTokens,
  ...account,
};
