import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { authenticateWithPasskey, hasPasskeys } from '../../platform/passkeys.ts';
import { useUser } from '../../platform/session.ts';
import type { StepUpRequest } from '../../platform/step-up.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { LoadingState } from '../../ui/states.tsx';
import { api, useAuthAttempt } from '../api.ts';
import styles from '../form/form.module.css';
import { type Proof, type ProofMethod, sortProofMethods } from './proof.ts';
import { ProofForm } from './proof-form.tsx';
import { resendVerification } from './resend-verification.ts';

/** Step-up before a sensitive action; the refused request is then repeated. */
export default function StepUpDialog({ asked: request }: { asked: StepUpRequest }) {
  const t = useTranslations();
  const failureText = useFailureText();
  const attempt = useAuthAttempt();
  const { run } = attempt;
  const email = useUser()?.email ?? '';
  const [methods, setMethods] = useState<readonly ProofMethod[] | null>(null);

  const [failure, setFailure] = useState<unknown>(null);

  const loadMethods = useCallback(() => {
    setFailure(null);
    const showMethods = (status: { methods: readonly ProofMethod[] }) =>
      setMethods(sortProofMethods(status.methods, hasPasskeys()));
    api.readStepUp().then(showMethods, setFailure);
  }, []);
  useEffect(loadMethods, [loadMethods]);

  const submitProof = async (proof: Proof) => {
    const answer = await run(() => api.stepUp({ body: proof }));
    if (answer !== undefined) request.respond(true);
  };

  const submitPasskey = async () => {
    const response = await run(async () => {
      const { options } = await api.requestPasskeyCheck();

      return authenticateWithPasskey(options);
    });
    if (response === null) attempt.setError(t('auth.proof.passkey.closed'));
    else if (response !== undefined) await submitProof({ method: 'passkey', response });
  };

  return (
    <Dialog open onClose={() => request.respond(false)} title={t('auth.stepUp.title')}>
      <p className={styles.lead}>{t('auth.stepUp.body')}</p>
      {methods !== null && (
        <ProofForm
          methods={methods}
          submit={t('auth.stepUp.confirm')}
          error={attempt.error}
          isPending={attempt.isPending}
          onSubmitProof={(proof) => void submitProof(proof)}
          onPasskey={() => void submitPasskey()}
          onSendCode={async () =>
            (await run(() => resendVerification(email, 'StepUp'))) !== undefined
          }
        />
      )}
      {methods === null && failure === null && <LoadingState lines={2} />}
      {failure !== null && (
        <>
          <p className={styles.failure} role="alert">
            {failureText(failure)}
          </p>
          <Button onClick={loadMethods}>{t('ui.tryAgain')}</Button>
        </>
      )}
    </Dialog>
  );
}
