import type { ProgressRecord } from '@longhand/progress-files/record';
import { useTranslations } from 'use-intl';
import { InlineSelect } from '../../ui/inline-field.tsx';

type RecordMode = ProgressRecord['mode'];

/** Whether amounts are daily or running totals. */
export function ModeField({
  mode,
  onChange,
}: {
  mode: RecordMode;
  onChange: (mode: RecordMode) => void;
}) {
  const t = useTranslations('imports');
  const options = (['add', 'set_total'] as const).map((value) => ({
    value,
    label: t(`mode.${value}`),
  }));

  return (
    <p>
      {t.rich('mode.line', {
        mode: () => (
          <InlineSelect
            label={t('mode.label')}
            value={mode}
            options={options}
            onChange={onChange}
          />
        ),
      })}
    </p>
  );
}
