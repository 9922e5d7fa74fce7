import { buildUser } from '../../testkit/build-user.ts';
import { browserOf, type Clients, clientsOf } from '../../testkit/clients.ts';
import { createPasskeyHolder } from '../../testkit/passkey.ts';
import type { TestServer } from '../../testkit/server.ts';

/** Adds a passkey to the signed-in user's account. */
export async function addPasskey({ passkeys }: Clients, name = 'My telephone') {
  const holder = createPasskeyHolder();
  const { options } = await passkeys.requestPasskey();
  const { passkey } = await passkeys.addPasskey({ body: { name, response: holder.make(options) } });

  return { holder, passkey, handle: options.user.id };
}

/** A signed-in user with a passkey. */
export async function buildPasskeyUser(server: TestServer) {
  const user = await buildUser(server);
  const browser = await browserOf(server, user);
  const desk = clientsOf(browser.transport);

  return { user, browser, desk, ...(await addPasskey(desk)) };
}
