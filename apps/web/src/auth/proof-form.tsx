import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../platform/clock.ts';
import { ResendLine } from '../ui/resend-line.tsx';
import { TextButton } from '../ui/text-link.tsx';
import styles from './form.module.css';
import { type Proof, type ProofMethod, proofOf } from './proof.ts';
import { ProofField } from './proof-field.tsx';
import { SubmitLine } from './submit-line.tsx';

type ProofFormProps = {
  methods: readonly ProofMethod[];
  submit: string;
  error: string | null;
  isPending: boolean;
  onProve: (proof: Proof) => void;
  /** Asks the browser for a passkey and goes on with it. */
  onPasskey: () => void;
  /** Whether a code was mailed before anybody asked for one here. */
  isMailed?: boolean;
  /** Sends a code by mail; says whether it went out. */
  onSendMail: () => Promise<boolean>;
};

/** One way at a time to show who one is; the others are a word away. */
export function ProofForm(props: ProofFormProps) {
  const { methods, submit, error, isPending, isMailed = false, ...on } = props;
  const t = useTranslations();
  const [chosen, setChosen] = useState<ProofMethod | null>(null);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [sentAt, setSentAt] = useState(() => (isMailed ? nowMs() : null));
  const method = chosen ?? methods[0] ?? 'email';
  const proof = method === 'passkey' ? null : proofOf(method, text);

  const choose = (next: ProofMethod) => {
    setChosen(next);
    setText('');
    setChecked(false);
  };
  const send = async () => {
    if (await on.onSendMail()) setSentAt(nowMs());
  };
  const isToSend = method === 'email' && sentAt === null;
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (method === 'passkey') return on.onPasskey();
    if (isToSend) return void send();
    setChecked(true);
    if (proof !== null && 'method' in proof) on.onProve(proof);
  };

  return (
    <form className={styles.form} noValidate onSubmit={submitForm}>
      {method === 'passkey' || isToSend ? (
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
        {method === 'passkey' || isToSend ? t(`auth.proof.${method}.act`) : submit}
      </SubmitLine>
      <Others methods={methods} method={method} onChoose={choose} />
      {method === 'email' && sentAt !== null && (
        <p className={styles.help}>
          <ResendLine sentAt={sentAt} onResend={() => void send()} />
        </p>
      )}
    </form>
  );
}

type OthersProps = {
  methods: readonly ProofMethod[];
  method: ProofMethod;
  onChoose: (method: ProofMethod) => void;
};

function Others({ methods, method, onChoose }: OthersProps) {
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
