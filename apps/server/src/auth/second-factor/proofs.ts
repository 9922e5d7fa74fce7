import type { VerificationType } from '@longhand/contract/auth';
import type { SecondProof } from '@longhand/contract/auth-passwordless';
import { refuse } from '@longhand/contract/errors';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { useCode } from '../code-queries.ts';
import { judgeCode } from '../codes.ts';
import { checkPasskey } from '../passkeys/checks.ts';
import { findTotp, hasRecoveryCode, spendRecoveryCode, useTotpStep } from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

/** Uses up what was shown, in the transaction of what it is good for. False when it was used meanwhile. */
export type Use = (tx: Db) => Promise<boolean>;

type Person = { id: string; email: string };

/** Looks at what somebody shows a second time, and refuses unless it is right. The caller has counted the guess. */
export async function checkProof(
  proof: SecondProof,
  { person, codeType }: { person: Person; codeType: VerificationType },
  context: Context<'public'>,
): Promise<Use> {
  const { clock } = context;
  switch (proof.method) {
    case 'totp':
      return checkTotp(proof.code, person.id, context);
    case 'recovery':
      return checkRecoveryCode(proof.code, person.id, context);
    case 'passkey': {
      const { userId, use } = await checkPasskey(proof.response, 'check', context);
      if (userId !== person.id) throw refuse('passkey_invalid');

      return use;
    }
    case 'email': {
      const key = { email: person.email, type: codeType };
      const codeHash = await judgeCode({ ...key, code: proof.code }, context);

      return (tx) => useCode(tx, { ...key, codeHash, now: clock.now() });
    }
  }
}

async function checkTotp(
  code: string,
  userId: string,
  { db, clock, vault }: Context<'public'>,
): Promise<Use> {
  const row = await findTotp(db, userId);
  if (!row?.confirmedAt) throw wrongCode();

  const step = stepOfCode(vault.open('totp', userId, row.secret), { code, now: clock.now() });
  if (step === undefined || step <= (row.lastStep ?? -1)) throw wrongCode();

  return (tx) => useTotpStep(tx, { userId, step });
}

async function checkRecoveryCode(
  code: string,
  userId: string,
  { db, clock, sign }: Context<'public'>,
): Promise<Use> {
  const codeHash = hashRecoveryCode(sign, userId, code);
  if (!(await hasRecoveryCode(db, { userId, codeHash }))) throw wrongCode();

  return (tx) => spendRecoveryCode(tx, { userId, codeHash, now: clock.now() });
}

function wrongCode() {
  return refuse('code_invalid', { fields: { code: 'code_invalid' } });
}
