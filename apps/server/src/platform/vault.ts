import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Kinds of stored secrets; each has its own key. */
const secretKinds = ['totp', 'provider', 'calendar', 'push', 'report-share'] as const;
type SecretKind = (typeof secretKinds)[number];

/** Encrypts secrets that must be readable later, so that the database alone does not reveal them. */
export type Vault = {
  /** @param owner the owner's id; only the same owner can open the value */
  seal(kind: SecretKind, owner: string, plaintext: string): string;
  /** @throws when the value was sealed with another secret or for another owner, or was changed */
  open(kind: SecretKind, owner: string, sealed: string): string;
  /** Like `open`, but returns undefined instead of throwing, for secrets that the owner can simply recreate. */
  tryOpen(kind: SecretKind, owner: string, sealed: string): string | undefined;
};

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with keys derived from the server secret. */
export function createVault(secret: string): Vault {
  const keyOf = (kind: SecretKind) =>
    Buffer.from(hkdfSync('sha256', secret, '', `vault ${kind}`, 32));
  const keys = Object.fromEntries(secretKinds.map((kind) => [kind, keyOf(kind)])) as Record<
    SecretKind,
    Buffer
  >; // one key per kind

  const vault: Vault = {
    seal(kind, owner, plaintext) {
      const nonce = randomBytes(nonceBytes);
      const encryption = createCipheriv(cipher, keys[kind], nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([encryption.update(plaintext, 'utf8'), encryption.final()]);

      return Buffer.concat([nonce, encryption.getAuthTag(), body]).toString('base64url');
    },

    open(kind, owner, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const [nonce, tag, body] = [
        bytes.subarray(0, nonceBytes),
        bytes.subarray(nonceBytes, nonceBytes + tagBytes),
        bytes.subarray(nonceBytes + tagBytes),
      ];
      const decryption = createDecipheriv(cipher, keys[kind], nonce, { authTagLength: tagBytes });
      decryption.setAAD(Buffer.from(owner)).setAuthTag(tag);

      return decryption.update(body, undefined, 'utf8') + decryption.final('utf8');
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
