import { externalRefusals } from '@longhand/contract/auth-external';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../ui/button.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { AuthFrame } from './auth-frame.tsx';
import { ExternalProof } from './external-proof.tsx';
import { LockedOut } from './locked-out.tsx';
import { useArrival } from './use-arrival.ts';

type Search = { refused?: unknown };

/** Where an external sign-in ends: inside, at the second factor, at the proof of a mailbox, or with the reason why not. */
export default function Callback() {
  const t = useTranslations();
  const { refused }: Search = useSearch({ strict: false });
  const code = externalRefusals.find((known) => known === refused);

  if (refused === undefined) return <Arriving />;

  return (
    <AuthFrame
      title={t('auth.external.refused')}
      subtitle={t(`errors.refusals.${code ?? 'external_failed'}`)}
      foot={<LockedOut />}
    >
      <ButtonLink to="/auth/login" variant="primary" wide>
        {t('auth.forgot.back')}
      </ButtonLink>
    </AuthFrame>
  );
}

function Arriving() {
  const t = useTranslations();
  const failureText = useFailureText();
  const { proof, failure } = useArrival();
  if (proof !== null) return <ExternalProof proof={proof} />;

  return (
    <AuthFrame
      title={t('auth.external.title')}
      subtitle={failure === null ? t('auth.external.arriving') : failureText(failure)}
      foot={<LockedOut />}
    >
      {failure !== null && (
        <ButtonLink to="/auth/login" variant="primary" wide>
          {t('auth.forgot.back')}
        </ButtonLink>
      )}
    </AuthFrame>
  );
}
