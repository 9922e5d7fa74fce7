import { useTranslations } from 'use-intl';
import { Page } from '../ui/page.tsx';
import { CopySection } from './copy-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { DeviceSection } from './device-section.tsx';
import { OffersSection } from './offers-section.tsx';
import { OthersSection } from './others-section.tsx';
import { PlaceSection } from './place-section.tsx';

/** What is kept of the writer, here and on this device, and the way to have it gone. */
export default function Privacy() {
  const t = useTranslations();

  return (
    <Page title={t('account.privacy.title')} lede={t('account.privacy.lede')}>
      <OthersSection />
      <CopySection />
      <PlaceSection />
      <DeviceSection />
      <OffersSection />
      <DeletionSection />
    </Page>
  );
}
