import { buildUser } from '../../testkit/build-user.ts';
import { type Clients, createClients, signedInBrowser } from '../../testkit/clients.ts';
import { createVirtualAuthenticator } from '../../testkit/passkey.ts';
import type { TestServer } from '../../testkit/server.ts';

/** Adds a passkey to the signed-in user's account. */
export async function addPasskey({ passkeys }: Clients, name = 'My telephone') {
  const holder = createVirtualAuthenticator();
  const { options } = await passkeys.requestPasskeyRegistration();
  const { passkey } = await passkeys.registerPasskey({
    body: { name, response: holder.register(options) },
  });

  return { holder, passkey, handle: options.user.id };
}

/** A signed-in user with a passkey. */
export async function buildPasskeyUser(server: TestServer) {
  const user = await buildUser(server);
  const browser = await signedInBrowser(server, user);
  const desk = createClients(browser.transport);

  return { user, browser, desk, ...(await addPasskey(desk)) };
}
