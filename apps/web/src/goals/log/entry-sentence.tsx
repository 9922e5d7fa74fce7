import type { Goal } from '@longhand/contract/goal-values';
import type { Measure } from '@longhand/contract/progress-values';
import type { Project } from '@longhand/contract/projects';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { LocalDate } from '../../platform/local-date.ts';
import { InlineDate } from '../../ui/inline-date.tsx';
import { InlineNumber, InlineSelect } from '../../ui/inline-field.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { parseTypedAmount } from '../amounts/units.ts';
import { EntryDetails } from './entry-details.tsx';
import { availableUnits, type DraftError, type EntryDraft, exampleAmount } from './entry-draft.ts';
import { EntryTargetSelect } from './entry-target-select.tsx';
import styles from './quick-log.module.css';

type EntrySentenceProps = {
  draft: EntryDraft;
  today: LocalDate;
  /** Goals whose units are offered and whose total can be set. */
  goals: readonly Goal[];
  /** The projects that can be chosen beside goals; null if the target is fixed. */
  projects: readonly Project[] | null;
  onChange: (patch: Partial<EntryDraft>) => void;
  error: DraftError | null;
  /** The id of the error message element. */
  messageId: string;
  /** The submit button. */
  children: ReactNode;
};

/** Amount, measure and day of an entry as one sentence, in the word order of the language. */
export function EntrySentence(props: EntrySentenceProps) {
  const { draft, today, goals, projects, onChange, error, messageId, children } = props;
  const t = useTranslations();
  const format = useFormatter();
  const pluralCount = parseTypedAmount(draft.amount, 'word') ?? exampleAmount;
  const keyOf = ({ measure, unit }: { measure: Measure; unit: string }) => `${measure}:${unit}`;
  const units = availableUnits(goals);
  const totals = goals.filter(({ kind }) => kind === 'target');

  const controls = {
    amount: () => (
      <InlineNumber
        label={t('progress.log.amount')}
        placeholder={format.number(exampleAmount)}
        data-autofocus
        value={draft.amount}
        onChange={(amount) => onChange({ amount })}
        aria-invalid={error?.field === 'amount' || undefined}
        aria-describedby={error?.field === 'amount' ? messageId : undefined}
      />
    ),
    measure: () => (
      <InlineSelect
        label={t('progress.log.measure')}
        value={keyOf(draft)}
        options={units.map((one) => ({
          value: keyOf(one),
          label: one.unit === '' ? t('progress.unit', { ...one, n: pluralCount }) : one.unit,
        }))}
        onChange={(key) =>
          onChange(
            withUnit(
              units.find((one) => keyOf(one) === key),
              draft,
              goals,
            ),
          )
        }
      />
    ),
    toward: () => (
      <EntryTargetSelect
        draft={draft}
        goals={goals}
        projects={projects ?? []}
        onChange={onChange}
      />
    ),
    goal: () => (
      <InlineSelect
        label={t('progress.log.goal')}
        value={draft.totalOf ?? ''}
        options={totals.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => onChange(withTotalOf(totals.find((goal) => goal.id === id)))}
      />
    ),
    day: () => (
      <>
        <InlineSelect
          label={t('progress.log.day')}
          value={draft.day}
          options={(['today', 'yesterday', 'otherDay'] as const).map((day) => ({
            value: day,
            label: t(`progress.log.${day}`),
          }))}
          onChange={(day) => onChange({ day })}
        />
        {draft.day === 'otherDay' && (
          <InlineDate
            label={t('progress.log.date')}
            value={draft.date === '' ? null : draft.date}
            max={today}
            invalid={error?.field === 'date'}
            describedBy={error?.field === 'date' ? messageId : undefined}
            onChange={(date) => onChange({ date })}
          />
        )}
      </>
    ),
  };

  return (
    <>
      <div className={styles.sentence}>
        <Sentence>
          {t.rich(
            draft.totalOf !== null
              ? 'progress.log.totalSentence'
              : projects === null
                ? 'progress.log.sentence'
                : 'progress.log.towardSentence',
            controls,
          )}
        </Sentence>
        {children}
      </div>
      {draft.note === undefined ? (
        <p className={styles.more}>
          <TextButton quiet onClick={() => onChange({ note: '' })}>
            {t('progress.log.addNote')}
          </TextButton>
          {(totals.length > 0 || draft.totalOf !== null) && (
            <TextButton
              quiet
              onClick={() => onChange(withTotalOf(draft.totalOf === null ? totals[0] : undefined))}
            >
              {t(draft.totalOf === null ? 'progress.log.setTotal' : 'progress.log.addAmount')}
            </TextButton>
          )}
        </p>
      ) : (
        <EntryDetails draft={draft} note={draft.note} onChange={onChange} />
      )}
    </>
  );
}

/** A total is set in the measure and unit of its goal. */
function withTotalOf(goal: Goal | undefined): Partial<EntryDraft> {
  if (goal === undefined) return { totalOf: null };

  return { totalOf: goal.id, measure: goal.measure, unit: goal.unit };
}

/** An amount in another unit than that of its goal loses the goal. */
function withUnit(
  unit: Pick<EntryDraft, 'measure' | 'unit'> | undefined,
  { toward }: EntryDraft,
  goals: readonly Goal[],
): Partial<EntryDraft> {
  if (unit === undefined) return {};
  const goal = goals.find(({ id }) => toward === `goal:${id}`);
  const isOfGoal = goal?.measure === unit.measure && goal.unit === unit.unit;

  return goal === undefined || isOfGoal ? unit : { ...unit, toward: '' };
}
