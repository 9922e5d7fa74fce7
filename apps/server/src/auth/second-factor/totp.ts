import { Secret, TOTP } from 'otpauth';

/** Parameters of RFC 6238 that all authenticator apps support. */
const totpParameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;

/** A new secret in base32. */
export function generateTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The `otpauth:` URI for the QR code. */
export function totpUri(secret: string, email: string): string {
  const named = { issuer: 'Longhand', label: email, secret: Secret.fromBase32(secret) };

  return new TOTP({ ...totpParameters, ...named }).toString();
}

/**
 * Checks a TOTP code: the time step that it belongs to. Accepts the current, previous and next step, because clocks differ (RFC 6238,
 * section 5.2). Undefined when none matches.
 */
export function findTotpStep(
  secret: string,
  { code, now }: { code: string; now: Date },
): number | undefined {
  const totp = new TOTP({ ...totpParameters, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });

  return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta;
}
