import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Kinds of stored secrets; each has its own key. */
const kinds = ['totp', 'provider', 'calendar'] as const;
type Kind = (typeof kinds)[number];

/** Encrypts secrets that must be readable later, so that the database alone does not reveal them. */
export type Vault = {
  /** @param owner the owner's id; only the same owner can open the value */
  seal(kind: Kind, owner: string, words: string): string;
  /** @throws when the value was sealed with another secret or for another owner, or was changed */
  open(kind: Kind, owner: string, sealed: string): string;
  /** Like `open`, but returns undefined instead of throwing, for secrets that the owner can simply recreate. */
  tryOpen(kind: Kind, owner: string, sealed: string): string | undefined;
};

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with keys derived from the server secret. */
export function createVault(secret: string): Vault {
  const keyOf = (kind: Kind) => Buffer.from(hkdfSync('sha256', secret, '', `vault ${kind}`, 32));
  const keys = Object.fromEntries(kinds.map((kind) => [kind, keyOf(kind)])) as Record<Kind, Buffer>; // one key per kind

  const vault: Vault = {
    seal(kind, owner, words) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, keys[kind], nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([sealing.update(words, 'utf8'), sealing.final()]);

      return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64url');
    },

    open(kind, owner, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const [nonce, tag, body] = [
        bytes.subarray(0, nonceBytes),
        bytes.subarray(nonceBytes, nonceBytes + tagBytes),
        bytes.subarray(nonceBytes + tagBytes),
      ];
      const opening = createDecipheriv(cipher, keys[kind], nonce, { authTagLength: tagBytes });
      opening.setAAD(Buffer.from(owner)).setAuthTag(tag);

      return opening.update(body, undefined, 'utf8') + opening.final('utf8');
    },

    tryOpen(...sealed) {
      try {
        return vault.open(...sealed);
      } catch {
        return undefined;
      }
    },
  };

  return vault;
}
