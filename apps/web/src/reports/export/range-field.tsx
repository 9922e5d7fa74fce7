import { useTranslations } from 'use-intl';
import { addDays } from '../../platform/local-date.ts';
import { userToday } from '../../platform/user-day.ts';
import { InlineDate } from '../../ui/inline-date.tsx';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { FormField } from '../../ui/text-field.tsx';
import styles from './export.module.css';
import type { ExportDraft } from './export-draft.ts';

type RangeFieldProps = {
  draft: ExportDraft;
  onChange: (patch: Pick<ExportDraft, 'dates'>) => void;
};

/** All time, or a first and a last day. */
export function RangeField({ draft: { dates }, onChange }: RangeFieldProps) {
  const t = useTranslations('report-exports.form');
  const today = userToday();

  return (
    <FormField label={t('range')}>
      {(described) => (
        <div className={styles.range}>
          <InlineSelect<'all' | 'own'>
            {...described}
            label={t('range')}
            value={dates === null ? 'all' : 'own'}
            options={[
              { value: 'all', label: t('ranges.all') },
              { value: 'own', label: t('ranges.own') },
            ]}
            onChange={(range) =>
              onChange({
                dates: range === 'all' ? null : { from: addDays(today, -364), to: today },
              })
            }
          />
          {dates !== null && (
            <span>
              <Sentence>
                {t.rich('between', {
                  from: () => (
                    <InlineDate
                      label={t('from')}
                      value={dates.from}
                      max={dates.to}
                      onChange={(from) => onChange({ dates: { ...dates, from } })}
                    />
                  ),
                  to: () => (
                    <InlineDate
                      label={t('to')}
                      value={dates.to}
                      min={dates.from}
                      onChange={(to) => onChange({ dates: { ...dates, to } })}
                    />
                  ),
                })}
              </Sentence>
            </span>
          )}
        </div>
      )}
    </FormField>
  );
}
