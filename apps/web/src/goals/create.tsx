import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Page, Section } from '../ui/page.tsx';
import { TextButton, TextLink } from '../ui/text-link.tsx';
import { useGoals } from './api.ts';
import styles from './create.module.css';
import { GoalFields } from './goal-fields.tsx';
import { isWithin } from './is-within.ts';
import { PlanPreview } from './plan-preview.tsx';
import { Room } from './room.tsx';
import { templates } from './templates.ts';
import { useNewGoal } from './use-new-goal.ts';

/** A new goal: so much by a date. What was entered stays when the screen is left. */
export default function CreateGoal() {
  const t = useTranslations();
  const navigate = useNavigate();
  const roomId = useId();
  const failureText = useFailureText();
  const max = useUser()?.entitlements.activeGoals ?? null;
  const inUse = useGoals().data?.active.length;
  const isFull = max !== null && inUse !== undefined && inUse >= max;
  const { form, errors, wasKept, failure, isPending, ...act } = useNewGoal();

  return (
    <Page title={t('goals.create.title')} lede={t('goals.create.lede')}>
      <form
        noValidate
        className={styles.columns}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isWithin(event)) void navigate({ to: '/app/goals' });
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isFull) void act.send();
        }}
      >
        <div className={styles.fields}>
          {wasKept && (
            <p className={styles.muted}>
              {t('goals.create.kept')}{' '}
              <TextButton onClick={act.startOver}>{t('goals.create.startOver')}</TextButton>
            </p>
          )}
          <Templates onChoose={act.choose} />
          <GoalFields form={form} errors={errors} onChange={act.change} />
        </div>
        <div className={styles.plan}>
          <Section title={t('goals.create.plan')}>
            <PlanPreview form={form} />
            <Room id={roomId} max={max} inUse={inUse} />
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
                aria-describedby={roomId}
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
