import { externalRefusals } from '@longhand/contract/auth-external';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../ui/button.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ExternalProof } from './external-proof.tsx';
import { FailedStep } from './failed-step.tsx';
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
  const { proof, failure, goOn } = useArrival();
  if (proof !== null) return <ExternalProof proof={proof} />;
  if (failure !== null) {
    return <FailedStep title={t('auth.external.refused')} failure={failure} onAgain={goOn} />;
  }

  return (
    <AuthFrame
      title={t('auth.external.title')}
      subtitle={t('auth.external.arriving')}
      foot={<LockedOut />}
    >
      {null}
    </AuthFrame>
  );
}
