import { useTranslations } from 'use-intl';
import { useStore } from '../platform/store.ts';
import { type SchemeChoice, theme } from '../platform/theme.ts';
import { InkSelect } from './ink-field.tsx';

const choices: readonly SchemeChoice[] = ['auto', 'light', 'dark'];

/** Light, dark or as the system. Choosing what the system shows is following it. */
export function ThemeChoice() {
  const t = useTranslations();
  const choice = useStore(theme.choice);

  return (
    <InkSelect
      label={t('ui.theme.label')}
      value={choice}
      onChange={theme.setChoice}
      options={choices.map((value) => ({ value, label: t(`ui.theme.${value}`) }))}
    />
  );
}
