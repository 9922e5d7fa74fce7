import { auth } from '@longhand/contract/auth';
import { authEmail } from '@longhand/contract/auth-email';
import { authExternal } from '@longhand/contract/auth-external';
import { authInvitations } from '@longhand/contract/auth-invitations';
import { authPasskeys } from '@longhand/contract/auth-passkeys';
import { authPassword } from '@longhand/contract/auth-password';
import { authPasswordless } from '@longhand/contract/auth-passwordless';
import { authSessions } from '@longhand/contract/auth-sessions';
import { authWaitlist } from '@longhand/contract/auth-waitlist';
import { client } from '../platform/api-client.ts';

const endpoints = {
  ...auth,
  ...authPasswordless,
  ...authPasskeys,
  ...authPassword,
  ...authSessions,
  ...authEmail,
  ...authExternal,
  ...authWaitlist,
  ...authInvitations,
};

export const api = client(endpoints);

/** For background requests: failures show no toast. */
export const quietApi = client(endpoints, { quiet: true });
