import { externalRefusals } from '@longhand/contract/auth-external';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../ui/button.tsx';
import { AuthFrame } from './frame/auth-frame.tsx';
import { FailedStep } from './frame/failed-step.tsx';
import { SupportContact } from './frame/support-contact.tsx';
import { ExternalProof } from './sign-in/external-proof.tsx';
import { useExternalSignIn } from './sign-in/use-external-sign-in.ts';

type Search = { refused?: unknown };

/** Return URL of an external sign-in: continues to the app, the second factor or the email proof, or shows why the sign-in failed. */
export default function Callback() {
  const t = useTranslations();
  const { refused }: Search = useSearch({ strict: false });
  const code = externalRefusals.find((known) => known === refused);

  if (refused === undefined) return <ContinueExternalSignIn />;

  return (
    <AuthFrame
      title={t('auth.external.refused')}
      subtitle={t(`errors.refusals.${code ?? 'external_failed'}`)}
      footer={<SupportContact />}
    >
      <ButtonLink to="/auth/login" variant="primary" wide>
        {t('auth.forgot.back')}
      </ButtonLink>
    </AuthFrame>
  );
}

function ContinueExternalSignIn() {
  const t = useTranslations();
  const { proof, failure, resume } = useExternalSignIn();
  if (proof !== null) return <ExternalProof proof={proof} />;
  if (failure !== null) {
    return <FailedStep title={t('auth.external.refused')} failure={failure} onRetry={resume} />;
  }

  return (
    <AuthFrame
      title={t('auth.external.title')}
      subtitle={t('auth.external.arriving')}
      footer={<SupportContact />}
    >
      {null}
    </AuthFrame>
  );
}
