import type { ProgressRecord } from '@longhand/progress-files/record';
import { useTranslations } from 'use-intl';
import { InkSelect } from '../../ui/ink-field.tsx';

type Mode = ProgressRecord['mode'];

/** Whether amounts are those of each day or totals at its end. */
export function ModeField({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const t = useTranslations('imports');
  const options = (['add', 'set_total'] as const).map((value) => ({
    value,
    label: t(`mode.${value}`),
  }));

  return (
    <p>
      {t.rich('mode.line', {
        mode: () => (
          <InkSelect label={t('mode.label')} value={mode} options={options} onChange={onChange} />
        ),
      })}
    </p>
  );
}
