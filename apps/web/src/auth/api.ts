import { auth } from '@longhand/contract/auth';
import { authEmail } from '@longhand/contract/auth-email';
import { authPasskeys } from '@longhand/contract/auth-passkeys';
import { authPassword } from '@longhand/contract/auth-password';
import { authPasswordless } from '@longhand/contract/auth-passwordless';
import { authSessions } from '@longhand/contract/auth-sessions';
import { client } from '../platform/api-client.ts';

export const api = client({
  ...auth,
  ...authPasswordless,
  ...authPasskeys,
  ...authPassword,
  ...authSessions,
  ...authEmail,
});
