import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../../platform/clock.ts';
import { ResendButton } from '../../ui/resend-button.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import styles from '../form/form.module.css';
import { SubmitLine } from '../form/submit-line.tsx';
import { buildProof, type Proof, type ProofMethod } from './proof.ts';
import { ProofField } from './proof-field.tsx';

type ProofFormProps = {
  methods: readonly ProofMethod[];
  submit: string;
  error: string | null;
  isPending: boolean;
  onSubmitProof: (proof: Proof) => void;
  /** Requests a passkey from the browser and submits it. */
  onPasskey: () => void;
  /** Whether a code was emailed before this form was shown. */
  isCodeSent?: boolean;
  /** Sends a code by email. Resolves to whether it was sent. */
  onSendCode: () => Promise<boolean>;
};

/** One proof method at a time, with links to the others. */
export function ProofForm(props: ProofFormProps) {
  const { methods, submit, error, isPending, isCodeSent = false, ...handlers } = props;
  const t = useTranslations();
  const [chosen, setChosen] = useState<ProofMethod | null>(null);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [sentAt, setSentAt] = useState(() => (isCodeSent ? nowMs() : null));
  const method = chosen ?? methods[0] ?? 'email';
  const proof = method === 'passkey' ? null : buildProof(method, text);

  const choose = (next: ProofMethod) => {
    setChosen(next);
    setText('');
    setChecked(false);
  };
  const sendCode = async () => {
    if (await handlers.onSendCode()) setSentAt(nowMs());
  };
  const needsSending = method === 'email' && sentAt === null;
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (method === 'passkey') return handlers.onPasskey();
    if (needsSending) return void sendCode();
    setChecked(true);
    if (proof !== null && 'method' in proof) handlers.onSubmitProof(proof);
  };

  return (
    <form className={styles.form} noValidate onSubmit={submitForm}>
      {method === 'passkey' || needsSending ? (
        <p className={styles.help}>{t(`auth.proof.${method}.before`)}</p>
      ) : (
        <>
          {method === 'totp' && <p className={styles.help}>{t('auth.proof.totp.lead')}</p>}
          {method === 'email' && <p className={styles.help}>{t('auth.proof.email.sent')}</p>}
          <ProofField
            key={method}
            method={method}
            value={text}
            onChange={setText}
            error={isChecked && proof !== null && 'wrong' in proof ? proof.wrong : undefined}
          />
        </>
      )}
      <SubmitLine error={error} isPending={isPending}>
        {method === 'passkey' || needsSending ? t(`auth.proof.${method}.act`) : submit}
      </SubmitLine>
      <OtherMethods methods={methods} method={method} onChoose={choose} />
      {method === 'email' && sentAt !== null && (
        <p className={styles.help}>
          <ResendButton sentAt={sentAt} onResend={() => void sendCode()} />
        </p>
      )}
    </form>
  );
}

type OtherMethodsProps = {
  methods: readonly ProofMethod[];
  method: ProofMethod;
  onChoose: (method: ProofMethod) => void;
};

function OtherMethods({ methods, method, onChoose }: OtherMethodsProps) {
  const t = useTranslations();
  const others = methods.filter((other) => other !== method);
  if (others.length === 0) return null;

  return (
    <ul className={styles.others} aria-label={t('auth.proof.others')}>
      {others.map((other) => (
        <li key={other}>
          <TextButton onClick={() => onChoose(other)}>{t(`auth.proof.${other}.choose`)}</TextButton>
        </li>
      ))}
    </ul>
  );
}
