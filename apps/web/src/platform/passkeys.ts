import type {
  passkeyCreationOptions,
  passkeyRequestOptions,
} from '@longhand/contract/passkey-values';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type * as z from 'zod';

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

export const hasPasskeys = browserSupportsWebAuthn;

/** The WebAuthn assertion, or null if the user dismissed the prompt or it timed out. */
export async function authenticateWithPasskey(options: z.infer<typeof passkeyRequestOptions>) {
  const optionsJSON = options as RequestOptions; // parsed JSON has no undefined values
  const answer = await nullIfDismissed(startAuthentication({ optionsJSON }));

  return answer && { ...answer, clientExtensionResults: {} };
}

/** The WebAuthn credential, or null if dismissed. A passkey that is already registered throws. */
export async function createPasskey(options: z.infer<typeof passkeyCreationOptions>) {
  const optionsJSON = options as CreationOptions; // what came as JSON has no undefined values
  const credential = await nullIfDismissed(startRegistration({ optionsJSON }));
  if (credential === null) return null;

  const { clientDataJSON, attestationObject, transports } = credential.response;

  return {
    ...credential,
    clientExtensionResults: {},
    response: {
      clientDataJSON,
      attestationObject,
      ...(transports && { transports: transports.filter(isKnownTransport) }),
    },
  };
}

/** Transports of the contract; unknown ones of newer browsers are dropped. */
const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

function isKnownTransport(transport: string): transport is (typeof knownTransports)[number] {
  return knownTransports.some((known) => known === transport);
}

/** NotAllowedError covers dismissal, timeout and no available passkey. */
async function nullIfDismissed<Got>(ceremony: Promise<Got>): Promise<Got | null> {
  try {
    return await ceremony;
  } catch (failure) {
    if (failure instanceof Error && /^(NotAllowed|Abort)Error$/.test(failure.name)) return null;
    throw failure;
  }
}
