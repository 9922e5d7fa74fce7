import { useTranslations } from 'use-intl';
import { ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useStatements } from './api.ts';
import styles from './home.module.css';
import { Questions } from './statements/questions.tsx';
import { StatementItem } from './statements/statement-item.tsx';

const screens = ['analytics', 'progress', 'temporal', 'sentiment', 'trends'] as const;

/** At most three statements with their evidence, or how much data is missing for one, and links to the charts. */
export default function InsightsHome() {
  const t = useTranslations('insight-screens');
  const statements = useStatements();
  const isEarly = statements.data !== undefined && statements.data.items.length === 0;

  return (
    <Page
      hasFocusFallback
      title={isEarly ? t('home.earlyTitle') : t('home.title')}
      lede={statements.isPending ? undefined : t(isEarly ? 'home.earlyLede' : 'home.lede')}
      reservesTitle={statements.isPending}
      reservesLede={statements.isPending && 'long'}
    >
      <QueryContent query={statements} errorTitle={t('home.error')} lines={8}>
        {({ items, counted }) =>
          items.length > 0 ? (
            <ul>
              {items.map((statement) => (
                <StatementItem key={statement.id} statement={statement} />
              ))}
            </ul>
          ) : (
            <>
              <Questions counted={counted} />
              <div>
                <p className={styles.actions}>
                  <ButtonLink to="/app/goals/sessions" variant="primary">
                    {t('empty.sprint')}
                  </ButtonLink>
                  <TextLink to="/app/goals/imports">{t('empty.import')}</TextLink>
                </p>
                <p className={styles.hint}>{t('home.sprintNote')}</p>
              </div>
            </>
          )
        }
      </QueryContent>
      {!statements.isPending && (
        <Section title={t('home.screens')}>
          <ul>
            {screens.map((name) => (
              <li key={name} className={styles.screen}>
                <TextLink to={`/app/insights/${name}`}>{t(`${name}.title`)}</TextLink>
                <span className={styles.muted}>{t(`home.about.${name}`)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  );
}
