import { auth } from '@longhand/contract/auth';
import { client } from './api-client.ts';

const api = client(auth, { quiet: true });

/** Profile of the signed-in user. A separate chunk, loaded only with a token. */
export async function readCurrentUser() {
  const { user } = await api.me();

  return user;
}

export function sendLogout() {
  return api.logout();
}
