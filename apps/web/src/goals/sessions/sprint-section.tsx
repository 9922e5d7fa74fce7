import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { Section } from '../../ui/page.tsx';
import { RunningSprint } from './running-sprint.tsx';
import { runningSprint } from './sprint.ts';
import { StartSprint } from './start-sprint.tsx';

/** Starts a sprint, or shows the running one. */
export function SprintSection() {
  const t = useTranslations('sessions');
  const sprint = useStore(runningSprint);

  return (
    <div id="sprint">
      <Section hasFocusFallback title={sprint === null ? t('title') : t(`runs.${sprint.kind}`)}>
        {sprint === null ? <StartSprint /> : <RunningSprint key={sprint.id} sprint={sprint} />}
      </Section>
    </div>
  );
}
