import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator has it: SHA-1, six digits, steps of 30 seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;

/** A new secret, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What an authenticator reads from the QR code. */
export function totpUri(secret: string, email: string): string {
  const named = { issuer: 'Longhand', label: email, secret: Secret.fromBase32(secret) };

  return new TOTP({ ...form, ...named }).toString();
}

/**
 * The step of 30 seconds since 1970 that a code is of: the present one, the one before or the one after, because
 * clocks differ. Undefined when it is of none of them.
 */
export function stepOfCode(
  secret: string,
  { code, now }: { code: string; now: Date },
): number | undefined {
  const totp = new TOTP({ ...form, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });

  return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta;
}
