import type { passkeyCreation, passkeyRequest } from '@longhand/contract/passkey-values';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type * as z from 'zod';

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

export const hasPasskeys = browserSupportsWebAuthn;

/** The answer of a passkey, or null when the person closed the browser's question or let it pass. */
export async function askForPasskey(options: z.infer<typeof passkeyRequest>) {
  const optionsJSON = options as RequestOptions; // what came as JSON has no undefined values
  const answer = await unlessClosed(startAuthentication({ optionsJSON }));

  return answer && { ...answer, clientExtensionResults: {} };
}

/** A new passkey, or null when the person thought better of it. One that is there already is thrown by the browser. */
export async function makePasskey(options: z.infer<typeof passkeyCreation>) {
  const optionsJSON = options as CreationOptions; // what came as JSON has no undefined values
  const made = await unlessClosed(startRegistration({ optionsJSON }));
  if (made === null) return null;

  const { clientDataJSON, attestationObject, transports } = made.response;

  return {
    ...made,
    clientExtensionResults: {},
    response: {
      clientDataJSON,
      attestationObject,
      ...(transports && { transports: transports.filter(isKnown) }),
    },
  };
}

/** Ways in which a browser reaches a passkey; a newer browser may name others, which are left out. */
const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

function isKnown(transport: string): transport is (typeof knownTransports)[number] {
  return knownTransports.some((known) => known === transport);
}

/** A browser says by one and the same name that a question was closed, took too long, or had no passkey to offer. */
async function unlessClosed<Got>(question: Promise<Got>): Promise<Got | null> {
  try {
    return await question;
  } catch (failure) {
    if (failure instanceof Error && /^(NotAllowed|Abort)Error$/.test(failure.name)) return null;
    throw failure;
  }
}
