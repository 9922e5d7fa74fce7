import { auth } from '@longhand/contract/auth';
import { client } from './api-client.ts';

const api = client(auth, { quiet: true });

/** The signed-in person as the server knows them. Loaded when there is a token to ask with. */
export async function readProfile() {
  const { user } = await api.me();

  return user;
}

export function sendLogout() {
  return api.logout();
}
