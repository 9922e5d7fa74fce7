import { useTranslations } from 'use-intl';
import { Page } from '../ui/page.tsx';
import { SessionHistory } from './sessions/session-history.tsx';
import { SprintSection } from './sessions/sprint-section.tsx';

/** Starts a sprint or writing session, shows the running one and past ones. */
export default function Sessions() {
  const t = useTranslations();

  return (
    <Page title={t('shell.screens./app/goals/sessions')} lede={t('sessions.lede')}>
      <SprintSection />
      <SessionHistory />
    </Page>
  );
}
