import { createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from './db/data-dir.ts';
import { type Config, secretLengthMin } from './env.ts';
import { StartError } from './start-error.ts';
import { writeOnce } from './write-once.ts';

/** What a key is for: each purpose has its own, so that one can not be used as the other. */
type Purpose =
  | 'codes'
  | 'csrf'
  | 'addresses'
  | 'unsubscribe'
  | 'recovery'
  | 'external'
  | 'waitlist'
  | 'audit'
  | 'instance';

/** Signs with the secret of this installation. */
export type Sign = (purpose: Purpose, ...parts: string[]) => string;

/**
 * The secret of this installation: the operator's, else the one that was made at the first start; null where there is none.
 *
 * @throws StartError where the file is empty or cut short: keys of it could be guessed
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

/** Makes the secret of a new installation, and answers with the one that is kept. */
export function makeSecret(dataDir: string): string {
  makeDataDir(dataDir);
  writeOnce(secretFile(dataDir), randomBytes(32).toString('base64url'));

  return readFileSync(secretFile(dataDir), 'utf8');
}

export function secretFile(dataDir: string): string {
  return join(dataDir, 'secret');
}

export function createSigner(secret: string): Sign {
  const keys = new Map<Purpose, Buffer>();
  const keyOf = (purpose: Purpose) => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    keys.set(purpose, key);

    return key;
  };

  return (purpose, ...parts) =>
    createHmac('sha256', keyOf(purpose)).update(parts.join('\n')).digest('base64url');
}

/** For tokens of full randomness, which need no key: what the database keeps in their place. */
export function digest(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** A token that can not be guessed: 256 bits. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Compares in a time that tells nothing about where two texts differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];

  return a.length === b.length && timingSafeEqual(a, b);
}
