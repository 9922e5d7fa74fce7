import { useTranslations } from 'use-intl';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

export default function Landing() {
  const t = useTranslations();

  return (
    <main>
      <Page title={t('landing.heading')} lede={t('landing.lede')}>
        <ButtonLink to="/auth/login">{t('landing.signIn')}</ButtonLink>
      </Page>
    </main>
  );
}
