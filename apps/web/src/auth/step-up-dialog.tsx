import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { authenticateWithPasskey, hasPasskeys } from '../platform/passkeys.ts';
import { useUser } from '../platform/session.ts';
import type { StepUpRequest } from '../platform/step-up.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { LoadingState } from '../ui/states.tsx';
import { useAttempt } from '../ui/use-attempt.ts';
import { api } from './api.ts';
import styles from './form.module.css';
import { inOrder, type Proof, type ProofMethod } from './proof.ts';
import { ProofForm } from './proof-form.tsx';
import { sendAgain } from './send-again.ts';

/** Asks who one is before something dangerous; what was refused is then done. */
export default function StepUpDialog({ asked }: { asked: StepUpRequest }) {
  const t = useTranslations();
  const failureText = useFailureText();
  const attempt = useAttempt();
  const { run } = attempt;
  const email = useUser()?.email ?? '';
  const [methods, setMethods] = useState<readonly ProofMethod[] | null>(null);

  const [failure, setFailure] = useState<unknown>(null);

  const read = useCallback(() => {
    setFailure(null);
    const take = (standing: { methods: readonly ProofMethod[] }) =>
      setMethods(inOrder(standing.methods, hasPasskeys()));
    api.readStepUp().then(take, setFailure);
  }, []);
  useEffect(read, [read]);

  const prove = async (proof: Proof) => {
    const answer = await run(() => api.stepUp({ body: proof }));
    if (answer !== undefined) asked.respond(true);
  };

  const provePasskey = async () => {
    const response = await run(async () => {
      const { options } = await api.requestPasskeyCheck();

      return authenticateWithPasskey(options);
    });
    if (response === null) attempt.setError(t('auth.proof.passkey.closed'));
    else if (response !== undefined) await prove({ method: 'passkey', response });
  };

  return (
    <Dialog open onClose={() => asked.respond(false)} title={t('auth.stepUp.title')}>
      <p className={styles.lead}>{t('auth.stepUp.body')}</p>
      {methods !== null && (
        <ProofForm
          methods={methods}
          submit={t('auth.stepUp.confirm')}
          error={attempt.error}
          isPending={attempt.isPending}
          onProve={(proof) => void prove(proof)}
          onPasskey={() => void provePasskey()}
          onSendMail={async () => (await run(() => sendAgain(email, 'StepUp'))) !== undefined}
        />
      )}
      {methods === null && failure === null && <LoadingState lines={2} />}
      {failure !== null && (
        <>
          <p className={styles.failure} role="alert">
            {failureText(failure)}
          </p>
          <Button onClick={read}>{t('ui.tryAgain')}</Button>
        </>
      )}
    </Dialog>
  );
}
