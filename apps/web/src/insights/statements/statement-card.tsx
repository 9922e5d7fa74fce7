import type { Statement } from '@longhand/contract/insights-statements';
import { useTranslations } from 'use-intl';
import { Section } from '../../ui/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { evidencePath } from './evidence-path.ts';
import styles from './statements.module.css';
import { useStatementText } from './use-statement-text.ts';

/** One statement with a link to its evidence, for the home screen. */
export default function StatementCard({ statement }: { statement: Statement }) {
  const t = useTranslations('home.insight');
  const { text, basis } = useStatementText()(statement);

  return (
    <Section
      title={
        <TextLink quiet to="/app/insights">
          {t('title')}
        </TextLink>
      }
    >
      <p className={styles.short} dir="auto">
        {text}
      </p>
      <p className={styles.basis}>{basis}</p>
      <p>
        <TextLink to={evidencePath(statement.evidence)}>{t('evidence')}</TextLink>
      </p>
    </Section>
  );
}
