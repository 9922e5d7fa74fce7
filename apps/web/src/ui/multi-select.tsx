import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { MultiSelect as MantineMultiSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './multi-select.module.css';

type MultiSelectProps<Value extends string> = {
  label: string;
  placeholder?: string;
  options: readonly { value: Value; label: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  max?: number;
};

/** Selects several of many options, with search. */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const { label, placeholder, options, value, onChange, max } = props;
  const t = useTranslations('ui');

  return (
    <MantineMultiSelect
      label={label}
      placeholder={value.length === 0 ? placeholder : undefined}
      data={[...options]}
      value={[...value]}
      onChange={(chosen) =>
        onChange(options.map((option) => option.value).filter((option) => chosen.includes(option)))
      }
      {...(max === undefined ? {} : { maxValues: max })}
      searchable
      hidePickedOptions
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      nothingFoundMessage={t('nothingFound')}
      comboboxProps={{ offset: 4, transitionProps: { duration: 120, transition: 'fade' } }}
      classNames={{
        root: styles.root ?? '',
        label: styles.label ?? '',
        input: styles.input ?? '',
        inputField: styles.field ?? '',
        pill: styles.pill ?? '',
        dropdown: styles.dropdown ?? '',
        option: styles.option ?? '',
        empty: styles.empty ?? '',
      }}
    />
  );
}
