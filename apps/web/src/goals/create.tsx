import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Page, Section } from '../ui/page.tsx';
import { TextButton, TextLink } from '../ui/text-link.tsx';
import { useGoals } from './api.ts';
import styles from './form/create.module.css';
import { GoalFields } from './form/goal-fields.tsx';
import { GoalQuota } from './form/goal-quota.tsx';
import { PlanPreview } from './form/plan-preview.tsx';
import { templates } from './form/templates.ts';
import { useNewGoal } from './form/use-new-goal.ts';
import { isEventInside } from './is-event-inside.ts';

/** New goal. The form is restored when the screen is opened again. */
export default function CreateGoal() {
  const t = useTranslations();
  const navigate = useNavigate();
  const quotaId = useId();
  const failureText = useFailureText();
  const max = useUser()?.entitlements.activeGoals ?? null;
  const activeCount = useGoals().data?.active.length;
  const isFull = max !== null && activeCount !== undefined && activeCount >= max;
  const { form, errors, isRestored, failure, isPending, ...newGoal } = useNewGoal();

  return (
    <Page title={t('goals.create.title')} lede={t('goals.create.lede')}>
      <form
        noValidate
        className={styles.columns}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isEventInside(event)) void navigate({ to: '/app/goals' });
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isFull) void newGoal.submit();
        }}
      >
        <div className={styles.fields}>
          {isRestored && (
            <p className={styles.muted}>
              {t('goals.create.kept')}{' '}
              <TextButton onClick={newGoal.discardDraft}>{t('goals.create.startOver')}</TextButton>
            </p>
          )}
          <Templates onChoose={newGoal.applyTemplate} />
          <GoalFields form={form} errors={errors} onChange={newGoal.change} />
        </div>
        <div className={styles.plan}>
          <Section title={t('goals.create.plan')}>
            <PlanPreview form={form} />
            <GoalQuota id={quotaId} max={max} activeCount={activeCount} />
            {failure !== null && (
              <p className={styles.error} role="alert">
                {failureText(failure)}
              </p>
            )}
            <div className={styles.actions}>
              <Button
                type="submit"
                variant="primary"
                loading={isPending}
                disabled={isFull}
                aria-describedby={quotaId}
              >
                {t('goals.create.submit')}
              </Button>
              <TextLink quiet to="/app/goals">
                {t('goals.create.back')}
              </TextLink>
            </div>
          </Section>
        </div>
      </form>
    </Page>
  );
}

function Templates({ onChoose }: { onChoose: (template: (typeof templates)[number]) => void }) {
  const t = useTranslations();

  return (
    <div className={styles.templates}>
      <span className={styles.muted}>{t('goals.create.templates')}</span>
      {templates.map((template) => (
        <Button key={template.name} size="small" onClick={() => onChoose(template)}>
          {t(`goals.create.template.${template.name}`, {
            days: template.days,
            n: template.amount,
          })}
        </Button>
      ))}
    </div>
  );
}
