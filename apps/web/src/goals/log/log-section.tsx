import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import type { LocalDate } from '../../platform/local-date.ts';
import { Section } from '../../ui/page.tsx';
import { Entries } from './entries.tsx';
import styles from './log-section.module.css';
import { QuickLog } from './quick-log.tsx';

/** Manual logging and recent entries, side by side. */
export function LogSection({ today, goals }: { today: LocalDate; goals: readonly Goal[] }) {
  const t = useTranslations();

  return (
    <div className={styles.columns}>
      <Section title={t('progress.log.title')}>
        <QuickLog today={today} goals={goals} />
      </Section>
      <Section title={t('goals.entries.title')}>
        <Entries today={today} />
      </Section>
    </div>
  );
}
