import { createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDataDir } from './db/data-dir.ts';
import { type Config, secretLengthMin } from './env.ts';
import { StartError } from './start-error.ts';
import { writeOnce } from './write-once.ts';

/** What a key is for. Each purpose has its own derived key, so that a signature is valid for one purpose only. */
type KeyPurpose =
  | 'codes'
  | 'csrf'
  | 'addresses'
  | 'unsubscribe'
  | 'recovery'
  | 'external'
  | 'waitlist'
  | 'audit'
  | 'instance'
  | 'push';

/** Signs with the server secret. */
export type Sign = (purpose: KeyPurpose, ...parts: string[]) => string;

/**
 * The server secret: SECRET, otherwise the one generated at the first start; null when there is none.
 *
 * @throws StartError when the file is empty or truncated, because keys derived from it could be guessed
 */
export function readSecret({
  SECRET,
  DATA_DIR,
}: Pick<Config, 'SECRET' | 'DATA_DIR'>): string | null {
  if (SECRET !== undefined) return SECRET;
  const file = secretFile(DATA_DIR);
  if (!existsSync(file)) return null;

  const secret = readFileSync(file, 'utf8').trimEnd();
  if (secret.length >= secretLengthMin) return secret;
  throw new StartError(
    `${file} is ${secret === '' ? 'empty' : 'cut short'}. Nothing was changed. Put it back from your backup. If this installation was never used, delete ${DATA_DIR} and start again; if the secret is lost, set SECRET to a new one (${secretLengthMin} characters or more) and run: npm run admin -- accept-secret`,
  );
}

/** Creates the secret at the first start, and returns the stored one. */
export function createSecret(dataDir: string): string {
  createDataDir(dataDir);
  writeOnce(secretFile(dataDir), randomBytes(32).toString('base64url'));

  return readFileSync(secretFile(dataDir), 'utf8');
}

export function secretFile(dataDir: string): string {
  return join(dataDir, 'secret');
}

export function createSigner(secret: string): Sign {
  const keys = new Map<KeyPurpose, Buffer>();
  const keyOf = (purpose: KeyPurpose) => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    keys.set(purpose, key);

    return key;
  };

  return (purpose, ...parts) =>
    createHmac('sha256', keyOf(purpose)).update(parts.join('\n')).digest('base64url');
}

/** Hashes a fully random token for storage; no key is needed. */
export function digest(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** A random token of 256 bits. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Compares two strings in constant time. */
export function isEqualConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];

  return a.length === b.length && timingSafeEqual(a, b);
}
