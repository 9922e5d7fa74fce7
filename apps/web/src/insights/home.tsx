import { useTranslations } from 'use-intl';
import { ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useStatements } from './api.ts';
import styles from './home.module.css';
import { Questions } from './statements/questions.tsx';

const screens = ['analytics', 'progress', 'temporal', 'sentiment', 'trends'] as const;

/** What is known so far, what data is missing for more, and the way to the charts. */
export default function InsightsHome() {
  const t = useTranslations('insight-screens');
  const statements = useStatements();

  return (
    <Page title={t('home.earlyTitle')} lede={t('home.earlyLede')}>
      <QueryContent query={statements} errorTitle={t('home.error')} lines={8}>
        {({ listening }) => <Questions listening={listening} />}
      </QueryContent>
      <div>
        <p className={styles.actions}>
          <ButtonLink to="/app/goals/sessions" variant="primary">
            {t('empty.sprint')}
          </ButtonLink>
          <TextLink to="/app/goals/imports">{t('empty.import')}</TextLink>
        </p>
        <p className={styles.hint}>{t('home.sprintNote')}</p>
      </div>
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
    </Page>
  );
}
