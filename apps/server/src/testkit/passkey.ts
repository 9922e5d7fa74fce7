import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type PasskeyOptions = {
  challenge: string;
  rpId?: string | undefined;
  rp?: { id?: string | undefined };
};
type AuthenticatorBehavior = {
  /** Whether user verification succeeded. */
  isUserVerified?: boolean;
  origin?: string;
  counter?: number;
  userHandle?: string;
};

const userPresentFlag = 0x01;
const userVerifiedFlag = 0x04;
const attestedDataFlag = 0x40;

/** A virtual authenticator with one passkey; its output is verified by the real WebAuthn library. */
export function createVirtualAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');

  return {
    /** Creates a passkey, for `addPasskey`. */
    register(
      options: PasskeyOptions,
      { isUserVerified = true, origin = appOrigin }: AuthenticatorBehavior = {},
    ) {
      const length = Buffer.from([0, credentialId.length]);
      const key = Buffer.concat([
        coseKeyHeader,
        fromBase64(x),
        Buffer.from([0x22, 0x58, 32]),
        fromBase64(y),
      ]);
      const data = Buffer.concat([
        authenticatorData(options, {
          flags: attestedDataFlag | (isUserVerified ? userVerifiedFlag : 0),
          counter: 0,
        }),
        Buffer.alloc(16),
        length,
        credentialId,
        key,
      ]);

      return {
        ...credentialBase(id),
        response: {
          clientDataJSON: clientData('webauthn.create', options, origin),
          attestationObject: attestation(data),
          transports: ['internal', 'smart-card'],
        },
      };
    },

    /** Signs a challenge, for sign-in or step-up. */
    authenticate(
      options: PasskeyOptions,
      {
        isUserVerified = true,
        origin = appOrigin,
        counter = 0,
        userHandle,
      }: AuthenticatorBehavior = {},
    ) {
      const data = authenticatorData(options, {
        flags: isUserVerified ? userVerifiedFlag : 0,
        counter,
      });
      const clientDataJSON = clientData('webauthn.get', options, origin);
      const hash = createHash('sha256').update(fromBase64(clientDataJSON)).digest();
      const signature = sign('sha256', Buffer.concat([data, hash]), privateKey);

      return {
        ...credentialBase(id),
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

const appOrigin = 'http://localhost:3000';

function credentialBase(id: string) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
}

function authenticatorData(
  { rpId, rp }: PasskeyOptions,
  { flags, counter }: { flags: number; counter: number },
): Buffer {
  const rpIdHash = createHash('sha256')
    .update(rpId ?? rp?.id ?? '')
    .digest();
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);

  return Buffer.concat([rpIdHash, Buffer.from([userPresentFlag | flags]), count]);
}

function clientData(type: string, { challenge }: PasskeyOptions, origin: string): string {
  const data = { type, challenge, origin, crossOrigin: false };

  return Buffer.from(JSON.stringify(data)).toString('base64url');
}

/** Header of a COSE key: EC2, ES256, P-256, followed by x. */
const coseKeyHeader = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32]);

/** CBOR encoding of `{ fmt: 'none', attStmt: {}, authData }`. */
function attestation(data: Buffer): string {
  const cborText = (name: string) =>
    Buffer.concat([Buffer.from([0x60 + name.length]), Buffer.from(name)]);

  return Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ]).toString('base64url');
}

function fromBase64(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
