import * as z from 'zod';

/** Options and responses of `navigator.credentials`, in the JSON form of WebAuthn Level 3. */
const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*={0,2}$/, 'not_base64url');

/** Authenticator transports. An open list: clients ignore unknown ones. */
const transports = z.array(z.string().max(30)).max(10).optional();
const descriptor = z.object({ id: z.string(), type: z.string(), transports });
const attachment = z.enum(['platform', 'cross-platform']).optional();

export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(descriptor).optional(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
});

export const passkeyCreationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['required', 'preferred', 'discouraged']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
});

export const passkeyAssertion = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(8_000),
    /** ML-DSA signatures, which newer browsers may choose, have 3,228 characters or more. */
    signature: base64url(8_000),
    userHandle: base64url(200).optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

export const passkeyRegistration = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: base64url(8_000),
    attestationObject: base64url(32_000),
    transports,
  }),
});
