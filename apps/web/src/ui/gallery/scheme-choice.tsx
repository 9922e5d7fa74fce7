import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { type ColorSchemeChoice as Choice, theme } from '../../platform/theme.ts';
import { InlineSelect } from '../inline-field.tsx';

const choices = ['auto', 'light', 'dark'] as const satisfies readonly Choice[];

export function SchemeChoice() {
  const t = useTranslations('ui.theme');

  return (
    <InlineSelect<Choice>
      label={t('label')}
      value={useStore(theme.choice)}
      options={choices.map((value) => ({ value, label: t(value) }))}
      onChange={theme.setChoice}
    />
  );
}
