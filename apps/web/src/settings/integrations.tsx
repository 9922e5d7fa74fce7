import { useTranslations } from 'use-intl';
import { Page } from '../ui/page.tsx';
import { TokenSection } from './token-section.tsx';

/** What else may come in: programs by tokens of their own. */
export default function Integrations() {
  const t = useTranslations();

  return (
    <Page title={t('account.integrations.title')} lede={t('account.integrations.lede')}>
      <TokenSection />
    </Page>
  );
}
