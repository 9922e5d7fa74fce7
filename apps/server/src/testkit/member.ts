import { buildUser, type Wishes } from './build-user.ts';
import { type Clients, clientFor } from './clients.ts';
import type { TestServer } from './server.ts';

/** The clients of somebody new who is signed in. */
export async function member(server: TestServer, wishes: Wishes = {}): Promise<Clients> {
  return clientFor(server, await buildUser(server, wishes));
}
