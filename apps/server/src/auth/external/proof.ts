import type { authExternal } from '@longhand/contract/auth-external';
import { refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { digest } from '../../platform/secret.ts';
import { welcome } from '../admitting.ts';
import { useCode } from '../code-queries.ts';
import { judgeCode, sendCode } from '../codes.ts';
import { note } from '../events.ts';
import { codeLetter } from '../letters.ts';
import { countGuess } from '../limits.ts';
import { proofOf } from './flows.ts';
import { home } from './handlers.ts';
import { takeFlow } from './queries.ts';
import { join } from './settling.ts';

type Names = 'readExternalProof' | 'requestExternalProof' | 'verifyExternalProof';

/** Proves the mailbox of somebody whom a provider vouches for without one: whatever the address, the steps are the same. */
export const proofHandlers: Pick<Handlers<typeof authExternal>, Names> = {
  async readExternalProof(_received, context) {
    const flow = await proofOf(context);

    return {
      success: true,
      isPending: flow !== undefined,
      provider: flow?.provider ?? null,
      email: flow?.email ?? null,
      returnUrl: flow?.returnUrl ?? home,
      expiresAt: flow?.expiresAt.toISOString() ?? null,
    };
  },

  async requestExternalProof({ body: { email, locale = 'en' } }, context) {
    const expiresAt = await sendProofCode({ email, locale }, context);

    return {
      success: true,
      message: 'A verification code is on its way to this address.',
      expiresAt: expiresAt.toISOString(),
    };
  },

  async verifyExternalProof({ body: { email, code } }, context) {
    const { db, clock, reply, request } = context;
    const guess = await countGuess(context);
    const asked = { email, type: 'External', code } as const;
    const codeHash = await judgeCode(asked, context).catch(async (refusal) => {
      await note('code_refused', { email }, context);
      throw refusal;
    });
    await guess.wasRight();

    const { admission, isNew } = await db.transaction(async (tx) => {
      const now = clock.now();
      const flow = await takeFlow(tx, { tokenHash: digest(request.external ?? ''), now });
      if (flow?.purpose !== 'proof' || flow.subject === null) throw refuse('external_expired');
      if (!(await useCode(tx, { ...asked, codeHash, now }))) throw refuse('code_expired');
      const { subject, label, firstName, lastName } = flow;
      const vouched = {
        subject,
        label,
        firstName,
        lastName,
        email,
        isEmailProved: true,
        refreshToken: null,
      };

      return join(tx, { flow, vouched, email, isProvedHere: true }, context);
    });
    reply.clear('txn');
    reply.clear('ext');

    return { ...(await welcome(admission, context)), isNew };
  },
};

/** To any address: whose mailbox it is shows by the code, and until then nobody learns whether it has an account. */
export async function sendProofCode(
  { email, locale }: { email: string; locale: Locale },
  context: Context<'public'>,
): Promise<Date> {
  if ((await proofOf(context)) === undefined) throw refuse('external_expired');
  const { config } = context;
  const compose = async (_tx: unknown, code: string) => ({
    letter: codeLetter('externalCode', locale, config, code),
    opens: true,
  });
  const expiresAt = await sendCode({ email, type: 'External', locale, compose }, context);
  await note('code_sent', { email }, context);

  return expiresAt;
}
