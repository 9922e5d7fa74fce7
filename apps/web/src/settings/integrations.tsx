import { useTranslations } from 'use-intl';
import { Page } from '../ui/page.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { ExternalSection } from './external-section.tsx';
import { TokenSection } from './token-section.tsx';

/** Integrations: external accounts, calendar feed and API tokens. */
export default function Integrations() {
  const t = useTranslations();

  return (
    <Page title={t('account.integrations.title')} lede={t('account.integrations.lede')}>
      <ExternalSection />
      <CalendarSection />
      <TokenSection />
    </Page>
  );
}
