import { buildUser, type UserOverrides } from './build-user.ts';
import { type Clients, clientsFor } from './clients.ts';
import type { TestServer } from './server.ts';

/** Clients of a new signed-in user. */
export async function newUserClients(
  server: TestServer,
  overrides: UserOverrides = {},
): Promise<Clients> {
  return clientsFor(server, await buildUser(server, overrides));
}
