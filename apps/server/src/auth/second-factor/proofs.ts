import type { VerificationType } from '@longhand/contract/auth';
import type { SecondFactorProof } from '@longhand/contract/auth-passwordless';
import { refuse } from '@longhand/contract/errors';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { verifyPasskey } from '../passkeys/passkey-verification.ts';
import { consumeCode } from '../verification/verification-code-queries.ts';
import { verifyCode } from '../verification/verification-codes.ts';
import { consumeRecoveryCode, consumeTotpStep, findTotp, hasRecoveryCode } from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findTotpStep } from './totp.ts';

/** Consumes the verified proof, in the transaction of the action that it allows. False when it was used in the meantime. */
export type ConsumeProof = (tx: Db) => Promise<boolean>;

type ProofUser = { id: string; email: string };

/** Verifies a second factor or step-up proof, or refuses. The caller has already counted the attempt. */
export async function verifyProof(
  proof: SecondFactorProof,
  { person, codeType }: { person: ProofUser; codeType: VerificationType },
  context: Context<'public'>,
): Promise<ConsumeProof> {
  const { clock } = context;
  switch (proof.method) {
    case 'totp':
      return verifyTotp(proof.code, person.id, context);
    case 'recovery':
      return verifyRecoveryCode(proof.code, person.id, context);
    case 'passkey': {
      const { userId, consume } = await verifyPasskey(proof.response, 'check', context);
      if (userId !== person.id) throw refuse('passkey_invalid');

      return consume;
    }
    case 'email': {
      const key = { email: person.email, type: codeType };
      const codeHash = await verifyCode({ ...key, code: proof.code }, context);

      return (tx) => consumeCode(tx, { ...key, codeHash, now: clock.now() });
    }
  }
}

/** Verifies a TOTP code; each time step is accepted once. */
async function verifyTotp(
  code: string,
  userId: string,
  { db, clock, vault }: Context<'public'>,
): Promise<ConsumeProof> {
  const row = await findTotp(db, userId);
  if (!row?.confirmedAt) throw invalidCodeRefusal();

  const step = findTotpStep(vault.open('totp', userId, row.secret), { code, now: clock.now() });
  if (step === undefined || step <= (row.lastStep ?? -1)) throw invalidCodeRefusal();

  return (tx) => consumeTotpStep(tx, { userId, step });
}

async function verifyRecoveryCode(
  code: string,
  userId: string,
  { db, clock, sign }: Context<'public'>,
): Promise<ConsumeProof> {
  const codeHash = hashRecoveryCode(sign, userId, code);
  if (!(await hasRecoveryCode(db, { userId, codeHash }))) throw invalidCodeRefusal();

  return (tx) => consumeRecoveryCode(tx, { userId, codeHash, now: clock.now() });
}

function invalidCodeRefusal() {
  return refuse('code_invalid', { fields: { code: 'code_invalid' } });
}
