import { account } from './account.ts';
import { auth } from './auth.ts';
import { authPassword } from './auth-password.ts';
import { authPasswordless } from './auth-passwordless.ts';
import { authTokens } from './auth-tokens.ts';

/** Every endpoint of the accounts; each concern has a file of its own. */
export const authEndpoints = {
  ...auth,
  ...authPasswordless,
  ...authPassword,
  ...authTokens,
  ...account,
};
