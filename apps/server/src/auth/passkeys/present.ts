import type { Passkey } from '@longhand/contract/auth-passkeys';
import type { PasskeyRow } from './queries.ts';

/** A passkey as returned to its owner. */
export function presentPasskey({ id, name, createdAt, usedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  };
}
