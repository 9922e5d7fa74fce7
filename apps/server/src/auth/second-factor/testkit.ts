import { enableTotp } from '../../testkit/authenticator.ts';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients, signedInBrowser } from '../../testkit/clients.ts';
import type { TestServer } from '../../testkit/server.ts';

/** A user with an authenticator, signed in in one browser, and a new browser. */
export async function buildTotpUser(server: TestServer) {
  const user = await buildUser(server);
  const desk = await signedInBrowser(server, user);
  const authenticator = await enableTotp(server, desk);
  const browser = openBrowser(server.app);

  return { user, desk, ...authenticator, browser, ...createClients(browser.transport) };
}

/** The same, after the password was accepted in the new browser. */
export async function startTotpSignIn(server: TestServer) {
  const all = await buildTotpUser(server);
  const { email, password } = all.user;
  const reply = await all.auth.login({ body: { email, password } });

  return { ...all, reply };
}
