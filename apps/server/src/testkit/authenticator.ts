import { Secret, TOTP } from 'otpauth';
import type { Browser } from './browser.ts';
import { createClients } from './clients.ts';
import type { TestServer } from './server.ts';

/** The TOTP code of a secret at a given time. */
function codeAt(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

/** Enables TOTP for the user of a browser, and advances the clock to the next code. */
export async function enableTotp({ clock }: TestServer, { transport }: Browser) {
  const { security } = createClients(transport);
  const { secret } = await security.startTotp();
  const { recoveryCodes } = await security.confirmTotp({
    body: { code: codeAt(secret, clock.now()) },
  });
  clock.advance(30_000);

  return { recoveryCodes, code: () => codeAt(secret, clock.now()), secret };
}
