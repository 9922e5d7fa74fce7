import { createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './env.ts';

/** What a key is for: each purpose has its own, so that one can not be used as the other. */
type Purpose =
  | 'codes'
  | 'csrf'
  | 'addresses'
  | 'unsubscribe'
  | 'recovery'
  | 'external'
  | 'waitlist'
  | 'audit';

/** Signs with the secret of this installation. */
export type Sign = (purpose: Purpose, ...parts: string[]) => string;

/** The secret of this installation: the operator's, else one made at the first start and kept. */
export function readSecret(config: Pick<Config, 'SECRET' | 'DATA_DIR'>): string {
  if (config.SECRET !== undefined) return config.SECRET;

  const file = join(config.DATA_DIR, 'secret');
  mkdirSync(config.DATA_DIR, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }

  return readFileSync(file, 'utf8');
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
