import { useTranslations } from 'use-intl';
import { BlockedSection, MessagePrivacySection } from '../messages/index.ts';
import { Page } from '../ui/page.tsx';
import { DataExportSection } from './data-export-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { DeviceSection } from './device-section.tsx';
import { OfferSection } from './offer-section.tsx';
import { ProfileVisibilitySection } from './profile-visibility-section.tsx';
import { StorageLocationSection } from './storage-location-section.tsx';

/** Stored data: visibility, data copy, storage location, device data and account deletion. */
export default function Privacy() {
  const t = useTranslations();

  return (
    <Page title={t('account.privacy.title')} lede={t('account.privacy.lede')}>
      <ProfileVisibilitySection />
      <MessagePrivacySection />
      <BlockedSection />
      <DataExportSection />
      <StorageLocationSection />
      <DeviceSection />
      <OfferSection />
      <DeletionSection />
    </Page>
  );
}
