import { useTranslations } from 'use-intl';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/page.tsx';
import { StatusIndicator } from '../ui/status-indicator.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './first-steps.module.css';

const steps = [
  { key: 'analyze', to: '/app/writing-lab/analyzer' },
  { key: 'save', to: '/app/writing-lab/analyzer' },
  { key: 'goal', to: '/app/goals/create' },
] as const;

type Step = (typeof steps)[number]['key'];

/** Onboarding steps, hidden when all are done. The next step has the primary button. */
export function FirstSteps({ done }: { done: Record<Step, boolean> }) {
  const t = useTranslations();
  const next = steps.find(({ key }) => !done[key])?.key;

  return (
    <Section title={t('home.steps.title')}>
      <p className={styles.lede}>{t('home.steps.lede')}</p>
      <ol className={styles.steps}>
        {steps.map(({ key, to }) => (
          <li key={key} className={styles.step}>
            <div>
              <h3 className={styles.title}>{t(`home.steps.${key}`)}</h3>
              <p className={styles.why}>{t(`home.steps.${key}Why`)}</p>
            </div>
            {done[key] ? (
              <StatusIndicator state="good">{t('home.steps.done')}</StatusIndicator>
            ) : key === next ? (
              <ButtonLink to={to} variant="primary" size="small">
                {t(`home.steps.${key}Go`)}
              </ButtonLink>
            ) : (
              <TextLink to={to}>{t(`home.steps.${key}Go`)}</TextLink>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
