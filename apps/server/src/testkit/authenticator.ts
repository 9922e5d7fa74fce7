import { Secret, TOTP } from 'otpauth';
import type { Browser } from './browser.ts';
import { clientsOf } from './clients.ts';
import type { TestServer } from './server.ts';

/** The code that an authenticator shows for a secret at a moment. */
function codeAt(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

/** Turns the second factor on for the person of a browser, and lets its first code's step pass. */
export async function setUpAuthenticator({ clock }: TestServer, { transport }: Browser) {
  const { security } = clientsOf(transport);
  const { secret } = await security.startTotp();
  const { recoveryCodes } = await security.confirmTotp({
    body: { code: codeAt(secret, clock.now()) },
  });
  clock.turn(30_000);

  return { recoveryCodes, code: () => codeAt(secret, clock.now()), secret };
}
