import { useTranslations } from 'use-intl';
import { Page } from '../ui/page.tsx';
import { ExportForm } from './export/export-form.tsx';
import { ExportList } from './export/export-list.tsx';

/** Starts exports of the writer's data, and lists them until they are deleted. */
export default function ExportScreen() {
  const t = useTranslations('report-exports');

  return (
    <Page title={t('title')} lede={t('lede')}>
      <ExportForm />
      <ExportList />
    </Page>
  );
}
