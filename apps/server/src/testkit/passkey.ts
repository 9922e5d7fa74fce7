import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Asked = { challenge: string; rpId?: string | undefined; rp?: { id?: string | undefined } };
type Wishes = {
  /** Whether its person unlocked it. */
  isUnlocked?: boolean;
  origin?: string;
  counter?: number;
  userHandle?: string;
};

const present = 0x01;
const unlocked = 0x04;
const withKey = 0x40;

/** An authenticator that holds one passkey, as a telephone does: what it makes is checked by the real library. */
export function createPasskeyHolder() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');

  return {
    /** A new passkey, for `addPasskey`. */
    make(asked: Asked, { isUnlocked = true, origin = here }: Wishes = {}) {
      const length = Buffer.from([0, credentialId.length]);
      const key = Buffer.concat([
        cose,
        fromBase64(x),
        Buffer.from([0x22, 0x58, 32]),
        fromBase64(y),
      ]);
      const data = Buffer.concat([
        authenticatorData(asked, { flags: withKey | (isUnlocked ? unlocked : 0), counter: 0 }),
        Buffer.alloc(16),
        length,
        credentialId,
        key,
      ]);

      return {
        ...answer(id),
        response: {
          clientDataJSON: clientData('webauthn.create', asked, origin),
          attestationObject: attestation(data),
          transports: ['internal', 'smart-card'],
        },
      };
    },

    /** What it signs, for a sign-in or a check. */
    use(asked: Asked, { isUnlocked = true, origin = here, counter = 0, userHandle }: Wishes = {}) {
      const data = authenticatorData(asked, { flags: isUnlocked ? unlocked : 0, counter });
      const clientDataJSON = clientData('webauthn.get', asked, origin);
      const hash = createHash('sha256').update(fromBase64(clientDataJSON)).digest();
      const signature = sign('sha256', Buffer.concat([data, hash]), privateKey);

      return {
        ...answer(id),
        response: {
          clientDataJSON,
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(userHandle !== undefined && { userHandle }),
        },
      };
    },
  };
}

const here = 'http://localhost:3000';

function answer(id: string) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
}

function authenticatorData(
  { rpId, rp }: Asked,
  { flags, counter }: { flags: number; counter: number },
): Buffer {
  const site = createHash('sha256')
    .update(rpId ?? rp?.id ?? '')
    .digest();
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);

  return Buffer.concat([site, Buffer.from([present | flags]), count]);
}

function clientData(type: string, { challenge }: Asked, origin: string): string {
  const data = { type, challenge, origin, crossOrigin: false };

  return Buffer.from(JSON.stringify(data)).toString('base64url');
}

/** The head of a COSE key: EC2, ES256, P-256, and that x follows. */
const cose = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32]);

/** In CBOR: `{ fmt: 'none', attStmt: {}, authData }`. */
function attestation(data: Buffer): string {
  const named = (name: string) =>
    Buffer.concat([Buffer.from([0x60 + name.length]), Buffer.from(name)]);

  return Buffer.concat([
    Buffer.from([0xa3]),
    named('fmt'),
    named('none'),
    named('attStmt'),
    Buffer.from([0xa0]),
    named('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ]).toString('base64url');
}

function fromBase64(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
