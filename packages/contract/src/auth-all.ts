import { account } from './account.ts';
import { auth } from './auth.ts';
import { authTokens } from './auth-tokens.ts';

/** Every endpoint of the accounts; each concern has a file of its own. */
export const authEndpoints = {
  ...auth,
  ...authTokens,
  ...account,
};
