import { auth } from './auth.ts';

/** Every endpoint of the accounts; each concern has a file of its own. */
export const authEndpoints = {
  ...auth,
};
